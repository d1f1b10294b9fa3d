/** What is said about music. */
export const sound = {
  'This is not a MIDI file, or it is damaged.': 'Ez nem MIDI-fájl, vagy sérült.',
  'MIDI files of type 2 cannot be played.': 'A 2-es típusú MIDI-fájlok nem játszhatók le.',
  'There are no notes in this MIDI file.': 'Ebben a MIDI-fájlban nincs egyetlen hang sem.',
  'This piece takes {minutes} minutes, and no more than {most} can be played.':
    'Ez a darab {minutes} percig tart, és legfeljebb {most} percnyi játszható le.',
  'There are more notes in this MIDI file than can be played.':
    'Ebben a MIDI-fájlban több hang van, mint amennyi lejátszható.',
};
