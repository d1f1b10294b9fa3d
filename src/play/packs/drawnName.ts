/** Names of packs that the player draws: no other pack has one, so that addresses lead to one pack only. */
const NAME = /^own-[1-9]\d{0,3}$/;

export const isDrawnName = (name: string): boolean => NAME.test(name);
