const two = (n: number): string => String(n).padStart(2, '0');

/** `4:07`, or `1:04:07` when somebody thinks for long. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
