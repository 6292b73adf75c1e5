import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { formatHex } from '../../../src/color/format';
import { modeColors } from '../../../src/theme/modeColors';
import { layOutThemeSheet } from '../../../src/theme/sheet/layOutThemeSheet';
import type { SheetText } from '../../../src/theme/sheet/shapes';
import { THEME_MODES, type Theme } from '../../../src/theme/theme';
import { allScales } from '../../../src/theme/themeScales';
import { sheetPdf } from '../../../workers/theme-sheet/sheetPdf';
import { SHEET_THEMES } from '../../theme/sheet/sheetThemes';

const PNG = new Uint8Array(
  await sharp({ create: { width: 60, height: 90, channels: 4, background: '#0d9488' } })
    .png()
    .toBuffer(),
).buffer;

/** Every text of a page, in the order of drawing. */
const textsOf = (document: PDFDocument, number: number): readonly string[] => {
  const contents = document.getPage(number).node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.flatMap((entry) => {
    const stream = document.context.lookup(entry);
    if (!(stream instanceof PDFRawStream)) return [];
    const operators = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    return [...operators.matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    );
  });
};

const picturesOf = (document: PDFDocument, number: number): number =>
  document.getPage(number).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().length ?? 0;

const write = async (theme: Theme): Promise<{ document: PDFDocument; drawn: readonly SheetText[] }> => {
  const drawn: SheetText[] = [];
  const file = await sheetPdf(layOutThemeSheet(theme), theme.name ?? 'Theme', (text) => {
    drawn.push(text);
    return Promise.resolve({ png: PNG, width: 10, height: 15, rise: 11 });
  });
  expect(file.type).toBe('application/pdf');
  return { document: await PDFDocument.load(await file.arrayBuffer()), drawn };
};

describe.each(SHEET_THEMES)('the PDF of a theme %s', (_, theme) => {
  it('has a page of A4 for each mode, on it the digits of every step as text', async () => {
    const { document } = await write(theme);
    expect(document.getPages().map((page) => page.getSize())).toEqual([
      { width: 595.28, height: 841.89 },
      { width: 595.28, height: 841.89 },
    ]);
    expect(document.getTitle()).toBe(theme.name ?? 'Theme');
    THEME_MODES.forEach((mode, number) => {
      const texts = new Set(textsOf(document, number));
      const digits = allScales(modeColors(theme, mode).scales).flatMap(({ steps }) =>
        steps.map((color) => formatHex(color).slice(1)),
      );
      expect(digits.filter((text) => !texts.has(text))).toEqual([]);
      expect(texts).toContain(mode === 'light' ? 'Light' : 'Dark');
    });
  });
});

describe('text that the fonts of PDF readers do not have', () => {
  it('is drawn on both pages, and all other text is written', async () => {
    const [, , last] = SHEET_THEMES;
    if (!last) throw new RangeError('no theme with a hard name');
    const { document, drawn } = await write(last[1]);
    expect(drawn.map(({ text }) => text)).toEqual([last[1].name, last[1].name]);
    expect([picturesOf(document, 0), picturesOf(document, 1)]).toEqual([1, 1]);
  });

  it('is nothing of a name in Latin letters, which is cut where it is too long', async () => {
    const [, five] = SHEET_THEMES;
    if (!five) throw new RangeError('no theme of five hues');
    const { document, drawn } = await write({ ...five[1], name: `Déjà-vu (\\) ${'very '.repeat(40)}long` });
    expect(drawn).toEqual([]);
    expect(textsOf(document, 0)[0]).toMatch(/^Déjà-vu \(\\\) very .*\.\.\.$/);
  });
});
