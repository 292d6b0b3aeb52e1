/* Stands in for the controller of NVDA, and writes what it is told to the file NVDA_LOG.
 *
 * Each line is the name of a call, and its text in UTF-8. While the file NVDA_GONE exists, every
 * call fails as it does where NVDA does not run.
 */
#include <stdio.h>
#include <windows.h>

#define EXPORT __declspec(dllexport) unsigned long __stdcall
#define NOT_RUNNING 1722 /* RPC_S_SERVER_UNAVAILABLE */

static unsigned long note(const char *call, const wchar_t *text)
{
    wchar_t gone[MAX_PATH] = L"", log[MAX_PATH] = L"";
    char bytes[16384] = "";
    FILE *file;

    GetEnvironmentVariableW(L"NVDA_GONE", gone, MAX_PATH);
    GetEnvironmentVariableW(L"NVDA_LOG", log, MAX_PATH);
    if (*gone && GetFileAttributesW(gone) != INVALID_FILE_ATTRIBUTES)
        return NOT_RUNNING;
    if (text)
        WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes, NULL, NULL);
    if (*log && *call && (file = _wfopen(log, L"ab"))) {
        fprintf(file, "%s%s%s\n", call, text ? " " : "", bytes);
        fclose(file);
    }
    return 0;
}

EXPORT nvdaController_testIfRunning(void) { return note("", NULL); }
EXPORT nvdaController_cancelSpeech(void) { return note("cancel", NULL); }
EXPORT nvdaController_speakText(const wchar_t *text) { return note("speak", text); }
EXPORT nvdaController_brailleMessage(const wchar_t *text) { return note("braille", text); }
