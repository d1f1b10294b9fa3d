const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  ArrowLeft: '←',
  Escape: 'Esc',
};

/** A key as people write it: `↑`, `Esc`, `Ctrl+Z`. */
export const keyText = (key: string): string => SIGNS[key] ?? key;

/** The same for programs that read pages aloud. */
export const ariaKeys = (keys: readonly string[] = []): string | undefined =>
  keys.length === 0 ? undefined : keys.join(' ').replaceAll('Ctrl', 'Control');
