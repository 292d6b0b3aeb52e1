@"%~dp0..\python\python.exe" -m splendor_access %*
