import { expect, it } from 'vitest';

import { toLatin1 } from '../../src/domain/latin1';

it.each([
  ['what is in it stays', 'Ärger à Œuvre'.replace('Œ', '\u00d8'), 'Ärger à \u00d8uvre'],
  ['the ends of its two halves stay', ' ~\u00a1\u00ff', ' ~\u00a1\u00ff'],
  ['accents that are one sign in it become that sign', 'Cafe\u0301', 'Caf\u00e9'],
  ['accents that are not in it fall off', 'Łódź, Dvořák', '?ódz, Dvorák'],
  [
    'apostrophes and quotation marks are straight',
    '‘Tom’s’ “Kiln” ‚a‛ „b‟ 5′ 7″',
    `'Tom's' "Kiln" 'a' "b" 5' 7"`,
  ],
  ['dashes are hyphens', '2019–2024 — a\u2010b\u2011c\u2012d\u2015e −1', '2019-2024 - a-b-c-d-e -1'],
  ['an ellipsis is three dots', 'Dusk…', 'Dusk...'],
  ['signs that stand for letters become these', 'ﬁn №1', 'fin No1'],
  ['of others one question mark each is left', '京都 🎨', '?? ?'],
  ['control characters and the no-break space are none of its letters', 'a\u0007b\u0080c', 'a?b?c'],
  ['a no-break space is a space', 'a\u00a0b', 'a b'],
])('text for a PDF: %s', (_, text, written) => {
  expect(toLatin1(text)).toBe(written);
});
