/** The standard output is not named here but in words. */
print('stdoutside', consoles);
