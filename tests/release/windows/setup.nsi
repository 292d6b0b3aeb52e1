; The set-up for one user: makensis -DVERSION=... -DFOLDER=... -DOUT=... setup.nsi
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh

Name "Splendor"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Splendor"
InstallDirRegKey HKCU "Software\Splendor" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ShowInstDetails nevershow
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Splendor"
!define MENU "$SMPROGRAMS\Splendor"

!define MUI_FINISHPAGE_RUN "$INSTDIR\Splendor.cmd"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Dutch"

LangString Running ${LANG_ENGLISH} "Splendor is running. Quit the game: it is saved. Then choose Retry."
LangString Running ${LANG_GERMAN} "Splendor läuft noch. Beende das Spiel: es ist gespeichert. Wähle dann Wiederholen."
LangString Running ${LANG_FRENCH} "Splendor est ouvert. Quittez la partie : elle est enregistrée. Choisissez ensuite Réessayer."
LangString Running ${LANG_DUTCH} "Splendor is nog open. Sluit het spel: het is bewaard. Kies dan Opnieuw."

LangString Kept ${LANG_ENGLISH} "Splendor is removed. Your games and settings are still in"
LangString Kept ${LANG_GERMAN} "Splendor ist entfernt. Deine Spiele und Einstellungen sind noch in"
LangString Kept ${LANG_FRENCH} "Splendor est supprimé. Vos parties et vos réglages sont toujours dans"
LangString Kept ${LANG_DUTCH} "Splendor is verwijderd. Je spellen en instellingen staan nog in"

LangString Friends ${LANG_ENGLISH} "Splendor with friends"
LangString Friends ${LANG_GERMAN} "Splendor mit Freunden"
LangString Friends ${LANG_FRENCH} "Splendor entre amis"
LangString Friends ${LANG_DUTCH} "Splendor met vrienden"

LangString Labels ${LANG_ENGLISH} "Splendor labels"
LangString Labels ${LANG_GERMAN} "Splendor Etiketten"
LangString Labels ${LANG_FRENCH} "Splendor étiquettes"
LangString Labels ${LANG_DUTCH} "Splendor etiketten"

LangString Works ${LANG_ENGLISH} "What works here"
LangString Works ${LANG_GERMAN} "Was hier funktioniert"
LangString Works ${LANG_FRENCH} "Ce qui marche ici"
LangString Works ${LANG_DUTCH} "Wat hier werkt"

LangString Braille ${LANG_ENGLISH} "Splendor braille in NVDA"
LangString Braille ${LANG_GERMAN} "Splendor Braille in NVDA"
LangString Braille ${LANG_FRENCH} "Splendor braille dans NVDA"
LangString Braille ${LANG_DUTCH} "Splendor braille in NVDA"

LangString Remove ${LANG_ENGLISH} "Uninstall Splendor"
LangString Remove ${LANG_GERMAN} "Splendor deinstallieren"
LangString Remove ${LANG_FRENCH} "Désinstaller Splendor"
LangString Remove ${LANG_DUTCH} "Splendor verwijderen"

; While the game is open its Python cannot be written to. A silent set-up ends with code 2.
!macro WAIT_FOR_GAME
  IfFileExists "$INSTDIR\program\python\python.exe" 0 free
  again:
    ClearErrors
    FileOpen $0 "$INSTDIR\program\python\python.exe" a
    IfErrors open
    FileClose $0
    Goto free
  open:
    MessageBox MB_RETRYCANCEL "$(Running)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
  free:
!macroend

Section
  ; A folder called program that is not ours would be emptied, now or when Splendor is removed.
  IfFileExists "$INSTDIR\program\*.*" 0 ours
  IfFileExists "$INSTDIR\program\python\python.exe" ours
  StrCpy $INSTDIR "$INSTDIR\Splendor"
  ours:
  !insertmacro WAIT_FOR_GAME
  RMDir /r "$INSTDIR\program"
  Delete "$INSTDIR\*.nvda-addon"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Splendor" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "Splendor"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
  nsExec::Exec '"$INSTDIR\program\python\python.exe" "$INSTDIR\program\setup\path.py" add "$INSTDIR\program\bin"'
  Pop $0
  ; In another language the entries have other names.
  RMDir /r "${MENU}"
  CreateDirectory "${MENU}"
  SetOutPath "$PROFILE"
  CreateShortcut "${MENU}\Splendor.lnk" "$INSTDIR\Splendor.cmd"
  CreateShortcut "${MENU}\$(Friends).lnk" "$INSTDIR\Splendor.cmd" "host --lan"
  CreateShortcut "${MENU}\$(Works).lnk" "$INSTDIR\Splendor.cmd" "doctor"
  CreateShortcut "${MENU}\$(Braille).lnk" "$INSTDIR\splendor-access-${VERSION}.nvda-addon"
  CreateShortcut "${MENU}\$(Remove).lnk" "$INSTDIR\uninstall.exe"
  ; A prompt in which labels can be made, after what can be typed.
  SetOutPath "$DOCUMENTS"
  CreateShortcut "${MENU}\$(Labels).lnk" "$SYSDIR\cmd.exe" '/k ""$INSTDIR\program\bin\splendor-access.cmd" labels --help"'
SectionEnd

Section Uninstall
  !insertmacro WAIT_FOR_GAME
  nsExec::Exec '"$INSTDIR\program\python\python.exe" "$INSTDIR\program\setup\path.py" remove "$INSTDIR\program\bin"'
  Pop $0
  RMDir /r "$INSTDIR\program"
  Delete "$INSTDIR\Splendor.cmd"
  Delete "$INSTDIR\Read me first.html"
  Delete "$INSTDIR\*.nvda-addon"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir /r "${MENU}"
  DeleteRegKey HKCU "${ENTRY}"
  DeleteRegKey HKCU "Software\Splendor"
  MessageBox MB_OK "$(Kept) $LOCALAPPDATA\splendor-access" /SD IDOK
SectionEnd
