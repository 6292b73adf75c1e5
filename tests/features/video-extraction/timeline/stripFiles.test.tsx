import { describe, expect, it } from 'vitest';

import { stripCsv, stripSvg } from '../../../../src/features/video-extraction/timeline/stripFiles';
import type { PaletteEntry } from '../../../../src/engine/engine';

const TEAL = { rgb: 0x0d9488, share: 0.75 };
const STONE = { rgb: 0xf5f5f4, share: 0.25 };

const frame = (index: number, dominant: readonly PaletteEntry[]) => ({ timeSeconds: index * 5, dominant });

describe('the strip as CSV', () => {
  it('has a row for each frame: its second, then colors with shares', () => {
    const csv = stripCsv([frame(0, [TEAL, STONE]), frame(1, [STONE])]);
    expect(csv.split('\r\n')).toEqual([
      'Seconds,Color 1,Share 1,Color 2,Share 2',
      '0,#0D9488,0.75,#F5F5F4,0.25',
      '5,#F5F5F4,0.25,,',
      '',
    ]);
  });

  it('holds nothing that a spreadsheet would run', () => {
    const cells = stripCsv([frame(0, [TEAL])]).split(/[\r\n,]+/);
    expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
  });
});

describe('the strip as SVG', () => {
  it('has one rectangle for each color, as high as its share and as wide as its bar', () => {
    const svg = stripSvg([{ index: 0, from: 0, to: 5, dominant: [TEAL, STONE] }], 10);
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const rects = [...document.querySelectorAll('rect')].map((rect) =>
      Object.fromEntries([...rect.attributes].map(({ name, value }) => [name, value])),
    );
    expect(rects).toEqual([
      { x: '0', y: '0', width: '800', height: '150', fill: '#0D9488' },
      { x: '0', y: '150', width: '800', height: '50', fill: '#F5F5F4' },
    ]);
  });
});
