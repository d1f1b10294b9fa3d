/** What solvers and opponents are called, and why they have found nothing. */
export const engines = {
  'Fewest moves': 'Legkevesebb lépés',
  'Fewest pushes': 'Legkevesebb tolás',

  'The time is up.': 'Letelt az idő.',
  'The limit of positions is reached.': 'A keresés elérte az állások megengedett számát.',
  'The memory is full.': 'Megtelt a memória.',
  'Every way was tried: none leads to a solution.': 'A program minden utat kipróbált: egyik sem vezet megoldáshoz.',
};
