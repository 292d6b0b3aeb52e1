@echo off
rem Opens Splendor in Windows Terminal where that is, else in a console.
setlocal
title Splendor
set "SPLENDOR_ACCESS_WINDOW=1"
if not exist "%~dp0program\python\python.exe" goto packed
if defined WT_SESSION goto play
where /q wt.exe 2>nul || goto play
start "" wt.exe cmd.exe /c ""%~f0" %*"
exit /b

:play
if "%~1"=="" (set "words=play") else set "words=%*"
"%~dp0program\python\python.exe" -m splendor_access %words%
set code=%errorlevel%
rem The program itself waits for Enter. Where it could not start, Windows waits.
if %code% geq 9009 pause
if %code% lss 0 pause
exit /b %code%

:packed
chcp 65001 >nul
echo First unpack the whole zip file: press the applications key on it, and choose Extract All.
echo Entpacke zuerst die ganze Zip-Datei: Kontextmenütaste darauf, dann Alle extrahieren.
echo Décompressez d'abord tout le fichier zip : touche Menu dessus, puis Extraire tout.
echo Pak eerst het hele zipbestand uit: contextmenutoets erop, dan Alles uitpakken.
pause
exit /b 1
