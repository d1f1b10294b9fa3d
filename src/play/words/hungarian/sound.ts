/** What is said about music. */
export const sound = {
  'This is not a MIDI file, or it is damaged.': 'Ez nem MIDI-fájl, vagy sérült.',
  'MIDI files of type 2 cannot be played.': 'A 2-es típusú MIDI-fájlok nem játszhatók le.',
  'There are no notes in this MIDI file.': 'Ebben a MIDI-fájlban nincs egy hang sem.',
  'This piece takes longer than {minutes} minutes.': 'Ez a darab tovább tart, mint {minutes} perc.',
};
