import { describe, expect, it } from 'vitest';

import { formatHex } from '../../../../../src/color/format';
import { opacityLeftOutMessage, outsideSrgbMessage } from '../../../../../src/domain/importMessages';
import { parseEnteredColor } from '../../../../../src/features/builder/panels/color-values/parseEnteredColor';

const read = (text: string) => {
  const entered = parseEnteredColor(text);
  return entered && [formatHex(entered.color), entered.note];
};
const faded = (hex: string) => `${opacityLeftOutMessage(1, [hex])}.`;

describe('an entered color', () => {
  it.each([
    ['rgb(0 0 0 / 20%)', '#000000'],
    ['hsla(0, 100%, 50%, 0.5)', '#FF0000'],
  ])('is taken without its alpha, and says so: %s', (text, hex) => {
    expect(read(text)).toEqual([hex, faded(hex)]);
  });

  it.each(['#123456', '#112233', 'rgb(17 34 51 / 1)', 'teal'])(
    'says nothing where nothing is left out: %s',
    (text) => expect(read(text)?.[1]).toBeNull(),
  );

  it('says that it lies outside sRGB, in the words of the import, and that it had an alpha, too', () => {
    expect(read('oklch(0.7 0.4 120)')?.[1]).toBe(`${outsideSrgbMessage(1)}.`);
    const [hex = '', note] = read('oklch(0.7 0.4 120 / 50%)') ?? [];
    expect(note).toBe(`${faded(hex ?? '')} ${outsideSrgbMessage(1)}.`);
  });

  it.each(['transparent', '#12345678', '#1238', 'rgb(0 0 0 / 0)', '#12345', 'no color', ''])(
    'is none: %s',
    (text) => expect(read(text)).toBeNull(),
  );
});
