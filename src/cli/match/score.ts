/**
 * `62.5 % ± 9.5`: half the width of what is to be expected in 95 of 100 such matches. Two games won and two lost are added for that
 * (Agresti and Coull), or else whoever wins all of four games would win for certain.
 */
export const scoreText = (won: number, games: number): string => {
  const part = (won + 2) / (games + 4);
  const error = 1.96 * Math.sqrt((part * (1 - part)) / (games + 4));
  return `${((won / games) * 100).toFixed(1)} % ± ${(error * 100).toFixed(1)}`;
};
