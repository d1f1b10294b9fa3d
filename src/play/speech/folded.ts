/** Letters without their case and their marks: nobody types those to find something. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
