/** Playing with somebody elsewhere, by a link. */
export const together = {
  'This game is not for two.': 'Ez nem kétszemélyes játék.',
  'There is no such clock.': 'Ilyen óra nincs.',
  'The other player is not there yet.': 'A másik játékos még nincs ott.',
  'The other player is there already.': 'A másik játékos már ott van.',
  'Your time is over.': 'Letelt az időd.',
  'This is not one move.': 'Ez nem egyetlen lépés.',
  'Somebody has asked already.': 'Ezt már kérték.',
  'That was declined.': 'Ezt elutasították.',
  'There is nothing to take back.': 'Nincs mit visszavenni.',
  'Nobody has asked.': 'Senki sem kérte.',
  'That seat is taken.': 'Az a hely foglalt.',
  'There is time left.': 'Van még idő.',
  'The game is not over yet.': 'A játszma még nem ért véget.',
  'Something of this match is missing.': 'Ebből a játszmából hiányzik valami.',
  'There is no connection now.': 'Most nincs kapcsolat.',
  'This match cannot be played here.': 'Ez a játszma itt nem játszható.',
};
