import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

describe('the titles of a table in another language', () => {
  it.each([
    ['Spanish', 'Nombre;Código HEX\nTinta;000000\nGris;111111', ['#000000 Tinta', '#111111 Gris']],
    ['Portuguese', 'Nome;Valor HEX\nTinta;000000\nCinza;111111', ['#000000 Tinta', '#111111 Cinza']],
    ['Japanese', '名前,16進数\n墨色,000000\n灰色,111111', ['#000000 墨色', '#111111 灰色']],
    ['Chinese', '名称,十六进制\n墨色,000000\n灰色,111111', ['#000000 墨色', '#111111 灰色']],
  ])('say that its digits are hex, and are no colors: %s', (_, text, expected) => {
    const found = parseText(text);
    expect(named(found)).toEqual(expected);
    expect(found.problems).toEqual([]);
  });

  it('are short: a sentence about hex is none', () => {
    const text = 'Here are all our colors in hex,Teal\nTinta,000000\nGris,111111';
    expect(parseText(text).kind).not.toBe('CSV');
  });

  it.each([
    ['Dutch', 'Gebruik,Naam,Hex\nknoppen,Zee,0D9488\ntekst,Inkt,1C1917', ['#0D9488 Zee', '#1C1917 Inkt']],
    ['Russian', 'Где,Название,Hex\nфон,море,0D9488\nтекст,ночь,1C1917', ['#0D9488 море', '#1C1917 ночь']],
    ['Japanese', '用途,名前,Hex\nボタン,海,0D9488\n文字,墨,1C1917', ['#0D9488 海', '#1C1917 墨']],
    ['Chinese', '用途,名称,Hex\n按钮,海,0D9488\n文字,墨,1C1917', ['#0D9488 海', '#1C1917 墨']],
  ])('say which column has the names: %s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('need not, where the first words are the names: one character of Chinese is a word', () => {
    expect(named(parseText('编号,色,Hex,注\n1,海,0D9488,按钮\n2,墨,1C1917,文字'))).toEqual([
      '#0D9488 海',
      '#1C1917 墨',
    ]);
  });
});
