const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  ArrowLeft: '←',
  Escape: 'Esc',
};

/** A key as people write it: `↑`, `Esc`, `Shift+→`. */
export const keyText = (key: string): string =>
  key
    .split('+')
    .map((part) => SIGNS[part] ?? part)
    .join('+');

/** The same for programs that read pages aloud. */
export const ariaKeys = (keys: readonly string[] = []): string | undefined =>
  keys.length === 0 ? undefined : keys.join(' ').replaceAll('Ctrl', 'Control');
