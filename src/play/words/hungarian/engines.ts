/** What solvers and opponents are called, and why they have found nothing. */
export const engines = {
  'Fewest moves': 'Legkevesebb lépés',
  'Fewest pushes': 'Legkevesebb tolás',
  'Any solution, quickly': 'Bármilyen megoldás, gyorsan',

  'The time is up.': 'Letelt az idő.',
  'The limit of positions is reached.': 'A keresés elérte az állások megengedett számát.',
  'The memory is full.': 'Megtelt a memória.',
  'Every way was tried: none leads to a solution.': 'A program minden utat kipróbált: egyik sem vezet megoldáshoz.',

  'The solver knows levels with one pusher only.': 'A megoldó csak egyetlen tologatóval játszott pályákat ismer.',
  'The solver knows boards of at most {most} cells inside.': 'A megoldó legfeljebb {most} belső mezős táblákat ismer.',
  'The solver knows boards of at most {most} goals.': 'A megoldó legfeljebb {most} célmezős táblákat ismer.',
  'A box cannot be brought to any goal.': 'Van olyan láda, amely egyetlen célmezőre sem tolható.',
  'A goal cannot be reached by any box.': 'Van olyan célmező, amelyre egyetlen láda sem tolható.',
  'The solver knows maps of at most {most} boxes.': 'A megoldó legfeljebb {most} ládás térképeket ismer.',
};
