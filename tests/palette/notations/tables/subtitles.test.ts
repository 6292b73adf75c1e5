import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const FORMAT = 'Format: Name, Fontname, PrimaryColour, OutlineColour, BackColour, Bold';

it('styles of subtitles have blue first, and 00 where they are solid', () => {
  const found = parseText(
    `[Script Info]\nTitle: Signs\n\n[V4+ Styles]\n${FORMAT}\nStyle: Sign,Arial,&H0000A5FF,&H00303030,&HFF000000,0\nStyle: Sea,Arial,&H80940D00&,&H303030,&H00FFFFFF,0\n`,
  );
  expect(named(found)).toEqual([
    '#FFA500 Sign',
    '#303030 Sign outline',
    '#000D94 Sea',
    '#303030 Sea outline',
    '#FFFFFF Sea back',
  ]);
  expect(found).toMatchObject({ kind: 'Subtitles', title: 'Signs', problems: [] });
});

it('older ones are decimal numbers', () => {
  const found = parseText(
    '[V4 Styles]\nFormat: Name, PrimaryColour, BackColour\nStyle: Default,16777215,-2147483640\n',
  );
  expect(named(found)).toEqual(['#FFFFFF Default', '#080000 Default back']);
});

it('a value that is no color is told', () => {
  const { problems } = parseText('[V4 Styles]\nFormat: Name, PrimaryColour\nStyle: Default,white\n');
  expect(problems).toEqual([{ line: 3, text: 'white' }]);
});
