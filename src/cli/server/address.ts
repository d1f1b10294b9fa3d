import { UsageError } from '../io.ts';

/** The address of a server, as given to an option: `https://kura.example`, without a path. */
export const originOf = (text: string, option: string): string => {
  const isWeb = /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');
  if (!isWeb) throw new UsageError(`${option} takes an address such as https://kura.example, not "${text}".`);
  return new URL(text).origin;
};
