/* python.exe for the python311.dll of a package of PyPI: `make test-windows` builds it. */
#include <wchar.h>

int Py_Main(int count, wchar_t **words);

int wmain(int count, wchar_t **words)
{
    return Py_Main(count, words);
}
