import { type Level, type Pack, readPack } from '../../../core/pack.ts';
import { type Problem, sentence } from '../../../core/parsed.ts';
import { slc } from './slc.ts';

/** What tests of .slc read, and how they see what was found. */

export const read = (text: string): Pack => readPack(slc, text, 'mini.slc');

export const told = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ line, column, severity, message }) => `${line}:${column} ${severity}: ${sentence(message)}`);

export const rows = (...all: string[]): string => all.map((row) => `<L>${row}</L>`).join('\n');
export const BOARD = rows('#####', '#@$.#', '#####');
export const level = (content: string, attributes = ''): string => `<Level${attributes}>\n${content}\n</Level>`;
export const file = (...levels: string[]): string =>
  `<SokobanLevels>\n<LevelCollection>\n${levels.join('\n')}\n</LevelCollection>\n</SokobanLevels>`;

export const only = (content: string, attributes = ''): Level => {
  const { levels, problems } = read(file(level(content, attributes)));
  if (problems.length > 0 || levels.length !== 1) throw new Error(`not one level: ${told(problems)}`);
  return levels[0]!;
};

export const MINI = `<?xml version="1.0" encoding="ISO-8859-1"?>
<SokobanLevels xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="SokobanLev.xsd">
  <Title>Mini &amp; Co</Title>
  <Description>
    Small ones.
    Easy ones.
  </Description>
  <Email>mini@example.com</Email>
  <Url>http://example.com/</Url>
  <LevelCollection Copyright="Ann" MaxWidth="47" MaxHeight="41">
    <Level Id="One" Width="9" Height="8">
      <L>####</L>
      <L>#  ###</L>
      <L>#.$ @#</L>
      <L>######</L>
    </Level>
    <Level Width="6" Height="17" Copyright="Bob">
      <L> #####</L>
      <L>#  @ #</L>
      <L>#  $.#</L>
      <L>######</L>
    </Level>
  </LevelCollection>
</SokobanLevels>
`;
