import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { decode, isGuess } from './decode.ts';
import { guessEncoding, OLD_ENCODINGS } from './guessEncoding.ts';

/** Titles and authors as they stand in old packs, and their bytes. */
const WRITTEN: readonly (readonly [encoding: string, text: string, bytes: string])[] = [
  ['windows-1250', 'Győző Bőröcz', '4779f57af52042f572f6637a'],
  ['windows-1250', 'Raktár. Készítette: Szűcs Tamás', '52616b74e1722e204be9737aed74657474653a20537afb63732054616de173'],
  [
    'windows-1250',
    'Pályák Sokobanhoz, szerző: Kővári Ödön. Első raktár. Második terem. Köszönöm a segítséget!',
    '50e16c79e16b20536f6b6f62616e686f7a2c20737a65727af53a204bf576e1726920d664f66e2e20456c73f52072616b74e1722e204de1736f64696b20746572656d2e204bf6737af66ef66d206120736567ed7473e967657421',
  ],
  ['windows-1250', 'Żółw i skrzynia', 'aff3b377206920736b727a796e6961'],
  [
    'windows-1250',
    'Příliš žluťoučký kůň, autor Dvořák',
    '50f8ed6c699a209e6c759d6f75e86bfd206bf9f22c206175746f722044766ff8e16b',
  ],
  ['windows-1251', 'Кладовщик', 'caebe0e4eee2f9e8ea'],
  ['windows-1251', 'Уровень 1. Автор: Иванов', 'd3f0eee2e5edfc20312e20c0e2f2eef03a20c8e2e0edeee2'],
  [
    'windows-1251',
    'Склад номер два, автор Петров Сергей',
    'd1eaebe0e420edeeece5f020e4e2e02c20e0e2f2eef020cfe5f2f0eee220d1e5f0e3e5e9',
  ],
  ['shift_jis', '倉庫番', '91718cc994d4'],
  ['shift_jis', '倉庫番 作者: 山田太郎', '91718cc994d4208dec8ed23a208e52936391be9859'],
  ['shift_jis', 'レベル1 むずかしい', '838c8378838b312082de82b882a982b582a2'],
  ['gbk', '推箱子', 'cdc6cfe4d7d3'],
  ['gbk', '推箱子 作者：张伟', 'cdc6cfe4d7d320d7f7d5dfa3bad5c5ceb0'],
  ['gbk', '第一关 仓库', 'b5dad2bbb9d820b2d6bfe2'],
  ['euc-kr', '소코반', 'bcd2c4dab9dd'],
  ['euc-kr', '창고지기 만든이: 김철수', 'c3a2b0edc1f6b1e220b8b8b5e7c0cc3a20b1e8c3b6bcf6'],
  ['euc-kr', '첫번째 판', 'c3b9b9f8c2b020c6c7'],
  ['big5', '倉庫番', 'addcae77b566'],
  ['big5', '推箱子 作者：陳大文', 'b1c0bd63a46c20a740aacca147b3afa46aa4e5'],
  ['big5', '第一關 倉庫', 'b2c4a440c3f620addcae77'],
  ['windows-1252', 'François Marques', '4672616ee76f6973204d617271756573'],
  ['windows-1252', 'Level 1 – “The Cellar”', '4c6576656c2031209620935468652043656c6c617294'],
  ['windows-1252', 'Jörg Müller, Übung', '4af67267204dfc6c6c65722c20dc62756e67'],
  ['windows-1252', 'Señor Muñoz', '5365f16f72204d75f16f7a'],
  ['windows-1252', 'Crème brûlée à la carte', '4372e86d65206272fb6ce96520e0206c61206361727465'],
  ['windows-1252', 'Aymeric du Peloux — été', '41796d657269632064752050656c6f7578209720e974e9'],
  ['windows-1250', 'Győző', '4779f57af5'],
  ['windows-1252', 'Camões, três limões', '43616df565732c207472ea73206c696df56573'],
  ['windows-1250', 'Žižkov – sklad', '8e699e6b6f76209620736b6c6164'],
  ['windows-1252', 'Ångström & Bjørn', 'c56e67737472f66d202620426af8726e'],
  ['windows-1251', 'Київ і Львів, їжак', 'cae8bfe220b320cbfce2b3e22c20bfe6e0ea'],
  ['windows-1251', 'Рівень 1', 'd0b3e2e5edfc2031'],
  ['windows-1251', 'Узровень 3, аўтар: Янка', 'd3e7f0eee2e5edfc20332c20e0a2f2e0f03a20dfedeae0'],
  ['windows-1251', 'Мајстор Ђорђе', 'cce0bcf1f2eef02080eef090e5'],
  ['windows-1251', 'БЛОК', 'c1cbceca'],
  ['windows-1252', '2º nivel, 5ª fase', '32ba206e6976656c2c2035aa2066617365'],
  ['windows-1252', '50 € – level', '353020802096206c6576656c'],
  ['windows-1252', 'Ô Canada', 'd42043616e616461'],
  ['windows-1250', 'Gdańsk i Poznań', '476461f1736b206920506f7a6e61f1'],
  ['windows-1250', 'şi Bucureşti', 'ba6920427563757265ba7469'],
  ['shift_jis', '第1面 by Taro', '91e63196ca206279205461726f'],
  ['shift_jis', '問1', '96e231'],
  ['shift_jis', 'その1', '82bb82cc31'],
  ['shift_jis', '山田', '8e529363'],
  ['gbk', 'level 5 关卡', '6c6576656c203520b9d8bfa8'],
  ['gbk', '关卡 1', 'b9d8bfa82031'],
  ['gbk', '新手', 'd0c2cad6'],
  ['gbk', '花园', 'bba8d4b0'],
  ['euc-kr', '레벨 5', 'b7b9baa72035'],
  ['euc-kr', '방 1', 'b9e62031'],
  ['euc-kr', '제작자: 최준호', 'c1a6c0dbc0da3a20c3d6c1d8c8a3'],
  ['big5', 'level 5 關卡', '6c6576656c203520c3f6a564'],
  ['big5', '簡單', 'c2b2b3e6'],
  ['big5', '迷宮', 'b067ae63'],
];

/** As much else as a level file has. */
const inFile = (hex: string): Uint8Array => {
  const board = Buffer.from('\r\n\r\n#####\r\n#@$.#\r\n#####\r\nTitle: One\r\n');
  return Uint8Array.from([...Buffer.from('; '), ...Buffer.from(hex, 'hex'), ...board]);
};

test.each(WRITTEN)('%s: %s', (_, text, hex) => {
  const read = decode(inFile(hex));
  expect(unwrap(read)).toContain(`; ${text}\r\n`);
  expect(read.ok && read.warnings?.every(isGuess)).toBe(true);
});

test('the guess is told', () => {
  const read = decode(inFile('cdc6cfe4d7d3'));
  expect(read.ok && read.warnings?.map(({ message }) => sentence(message))).toEqual([
    'This is not valid UTF-8: read as GBK, which is a guess.',
  ]);
});

test('a long line of two-byte letters is cut between them', () => {
  const [boxes, bytes] = ['推箱子的第一关', Buffer.from('cdc6cfe4d7d3b5c4b5dad2bbb9d8', 'hex')];
  for (const before of ['', ' ']) {
    const line = Buffer.concat([Buffer.from(before), ...Array<Buffer>(2000).fill(bytes), Buffer.from('\n')]);
    expect(unwrap(decode(Uint8Array.from(line))) === `${before}${boxes.repeat(2000)}\n`).toBe(true);
  }
});

test('where every encoding has a wrong byte it is the first', () => {
  expect(guessEncoding(Uint8Array.from([0xff]), () => undefined, OLD_ENCODINGS)).toBe('windows-1252');
});
