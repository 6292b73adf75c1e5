import { describe, expect, it } from 'vitest';

import { cutListCsv } from '../../../../../src/features/video-extraction/timeline/cut-list/cutListCsv';

const TEAL = { rgb: 0x0d9488, share: 0.75 };
const STONE = { rgb: 0xf5f5f4, share: 0.25 };

const lines = (csv: string): readonly string[] => csv.split('\r\n');

describe('the cut list as CSV', () => {
  it('has number, start, end, length, the same in seconds, and the colors', () => {
    const csv = cutListCsv(
      [
        { index: 0, from: 0, to: 2.48, dominant: [TEAL, STONE] },
        { index: 1, from: 2.48, to: 3661, dominant: [STONE] },
      ],
      25,
    );
    expect(lines(csv)).toEqual([
      'Number,Start,End,Length,Start seconds,End seconds,Length seconds,Color 1,Color 2',
      '1,00:00:00:00,00:00:02:12,00:00:02:12,0,2.48,2.48,#0D9488,#F5F5F4',
      '2,00:00:02:12,01:01:01:00,01:00:58:13,2.48,3661,3658.52,#F5F5F4,',
      '',
    ]);
  });

  it('has lengths that add up to the frames between start and end, also at a broken rate', () => {
    // Frame 59 begins at 1.96863 s and frame 119 at 3.97063 s; the second is 60 frames long.
    const rate = 30_000 / 1001;
    const [, row] = lines(cutListCsv([{ index: 0, from: 59 / rate, to: 119 / rate, dominant: [] }], rate));
    expect(row).toBe('1,00:00:01:29,00:00:03:29,00:00:02:00,1.9686,3.9706,2.002');
  });

  it('leaves the frames of its time codes out where the rate is not known', () => {
    const [, row] = lines(cutListCsv([{ index: 0, from: 1.5, to: 12, dominant: [TEAL] }], null));
    expect(row).toBe('1,00:00:01,00:00:12,00:00:11,1.5,12,10.5,#0D9488');
  });

  it('holds nothing that a spreadsheet would run', () => {
    const csv = cutListCsv([{ index: 0, from: 0, to: 1, dominant: [TEAL] }], 25);
    expect(csv.split(/[\r\n,]+/).filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
  });
});
