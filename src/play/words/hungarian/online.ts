/** A page that stands on a server: what people share there. */
export const online = {
  'The server cannot be reached now.': 'A szerver most nem érhető el.',
  'The server answered with error {status}.': 'A szerver hibával válaszolt: {status}.',
};
