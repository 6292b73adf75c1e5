import { describe, expect, it } from 'vitest';

import {
  stripCsv,
  stripSvg,
  type CsvRow,
} from '../../../../src/features/video-extraction/timeline/stripFiles';
import type { PaletteEntry } from '../../../../src/engine/engine';

const TEAL = { rgb: 0x0d9488, share: 0.75 };
const STONE = { rgb: 0xf5f5f4, share: 0.25 };

const frame = (index: number, dominant: readonly PaletteEntry[], entry: CsvRow['entry'] = null) => ({
  index,
  from: index * 5,
  to: index * 5 + 4.48,
  dominant,
  entry,
});

describe('the strip as CSV', () => {
  it('has a row for each frame: start, end and length as time codes and in seconds, then colors with shares', () => {
    const csv = stripCsv([frame(0, [TEAL, STONE]), frame(1, [STONE])], 25);
    expect(csv.split('\r\n')).toEqual([
      'Start,End,Length,Start seconds,End seconds,Length seconds,Color 1,Share 1,Color 2,Share 2',
      '00:00:00:00,00:00:04:12,00:00:04:12,0,4.48,4.48,#0D9488,0.75,#F5F5F4,0.25',
      '00:00:05:00,00:00:09:12,00:00:04:12,5,9.48,4.48,#F5F5F4,0.25,,',
      '',
    ]);
  });

  it('says of shots how they come in', () => {
    const csv = stripCsv([frame(0, [TEAL], 'start'), frame(1, [STONE], 'dissolve')], null);
    expect(csv.split('\r\n')).toEqual([
      'Start,End,Length,Start seconds,End seconds,Length seconds,Entry,Color 1,Share 1',
      '00:00:00,00:00:04,00:00:04,0,4.48,4.48,start,#0D9488,0.75',
      '00:00:05,00:00:09,00:00:04,5,9.48,4.48,dissolve,#F5F5F4,0.25',
      '',
    ]);
  });

  it('holds nothing that a spreadsheet would run', () => {
    const cells = stripCsv([frame(0, [TEAL])], 25).split(/[\r\n,]+/);
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

  it('has the colors of the end of a transition over those of its beginning, as far as it has come', () => {
    const into = { dominant: [STONE], from: 0, to: 8 };
    const svg = stripSvg([{ index: 1, from: 2, to: 6, dominant: [TEAL], into }], 10);
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const fills = [...document.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'));
    const [gradient] = document.querySelectorAll('linearGradient');
    expect(fills).toEqual(['#0D9488', `url(#${gradient?.id})`]);
    const stops = [...(gradient?.children ?? [])].map((stop) =>
      ['offset', 'stop-color', 'stop-opacity'].map((name) => stop.getAttribute(name)),
    );
    expect(stops).toEqual([
      ['0', '#F5F5F4', '0.25'],
      ['1', '#F5F5F4', '0.75'],
    ]);
  });
});
