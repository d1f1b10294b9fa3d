import type { Game } from '../core/game.ts';
import { hash } from '../core/hash.ts';
import type { Pack } from '../core/pack.ts';
import { hashesIn } from './document.ts';
import { fittingName } from './fittingName.ts';
import { levelHash } from './levelHash.ts';
import { type Prover, prover } from './trust.ts';
import type { XmlDocument } from './xmlTree.ts';

/** A pack as its results know it. */
export interface KnownPack {
  /** The name of the level file without its ending: the results are kept under it. */
  readonly name: string;
  readonly title: string;
  /** Of every level that can be played. */
  readonly hashes: readonly string[];
  /** Missing where the levels are not at hand. */
  readonly prove?: Prover;
}

export const knownPack = <S, M>(game: Game<S, M>, { title, levels }: Pack, name: string): KnownPack => ({
  name: fittingName(name),
  title,
  // Found when asked for: where nothing was saved yet, nobody asks.
  get hashes() {
    return levels.flatMap((level) => levelHash(game, level) ?? []);
  },
  prove: prover(game, levels),
});

/** The name for a pack whose name another pack has taken. */
export const ownName = ({ name, hashes }: KnownPack): string => `${name}-${hash(hashes.join('\n')).slice(0, 8)}`;

/** Whether a name is the pack's with such a suffix. Not only the one of now: an older one stays when a level is added. */
const isSuffixed = (name: string, pack: KnownPack): boolean =>
  name.startsWith(pack.name) && /^(-[0-9a-f]{8})+$/.test(name.slice(pack.name.length));

/** Where results of a pack may be found; `_results` is what other programs append. */
export const namesToRead = (pack: KnownPack, names: readonly string[]): readonly string[] => [
  pack.name,
  `${pack.name}_results`,
  ...names.filter((name) => isSuffixed(name, pack)),
];

/** Where results of a pack may be written, if no other pack has the name. */
export const namesToTry = (pack: KnownPack, names: readonly string[]): readonly string[] => [
  pack.name,
  ...names.filter((name) => isSuffixed(name, pack)),
];

/** Whether a document is this pack's: one of its levels is, or it has the pack's name and nothing tells otherwise. */
export const isResultsOf = (pack: KnownPack, name: string, document: XmlDocument): boolean => {
  const hashes = hashesIn(document);
  const own = new Set(pack.hashes);
  const isSilent = hashes.length === 0 || own.size === 0;
  return isSilent ? !isSuffixed(name, pack) : hashes.some((each) => own.has(each));
};
