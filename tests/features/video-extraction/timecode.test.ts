import { describe, expect, it } from 'vitest';

import { frameNumber, timecode } from '../../../src/features/video-extraction/timecode';

describe('a time code', () => {
  it('has hours, minutes, seconds and frames', () => {
    expect([0, 0.04, 5, 59.96, 3692.48].map((seconds) => timecode(seconds, 25))).toEqual([
      '00:00:00:00',
      '00:00:00:01',
      '00:00:05:00',
      '00:00:59:24',
      '01:01:32:12',
    ]);
  });

  it.each([24, 25, 30, 50, 60])(
    'of %i frames a second counts every frame once, and begins each second at 0',
    (rate) => {
      const codes = Array.from({ length: rate * 3 }, (_, frame) => timecode(frame / rate, rate));
      expect(new Set(codes).size).toBe(rate * 3);
      expect(codes[rate]).toBe('00:00:01:00');
      expect(codes.at(-1)).toBe(`00:00:02:${rate - 1}`);
    },
  );

  it('of a broken rate counts whole frames, as editors do: its seconds are longer', () => {
    const rate = 24_000 / 1001;
    expect(timecode(24 / rate, rate)).toBe('00:00:01:00');
    expect(timecode(1, rate)).toBe('00:00:00:23');
    expect(timecode(3600, rate)).toBe('00:59:56:09');
  });

  it('takes a time that its container has rounded for the frame that it is', () => {
    // WebM: the frames 1 to 3 of 30 a second.
    expect([0.033, 0.067, 0.1].map((seconds) => timecode(seconds, 30))).toEqual([
      '00:00:00:01',
      '00:00:00:02',
      '00:00:00:03',
    ]);
  });

  it.each([24_000 / 1001, 24, 30_000 / 1001, 30, 60_000 / 1001, 60])(
    'takes a time that its container has cut to milliseconds for the frame that it is, of %d a second',
    (rate) => {
      const frames = Array.from({ length: 200 }, (_, frame) => frame);
      const cut = frames.map((frame) => Math.floor((frame / rate) * 1000 + 1e-6) / 1000);
      expect(cut.map((seconds) => frameNumber(seconds, rate))).toEqual(frames);
    },
  );

  it('is still that of a frame until shortly before the next one', () => {
    for (const rate of [24, 60, 120, 240]) expect(frameNumber(1.7 / rate, rate)).toBe(1);
  });

  it('has no frames where nobody knows how many there are, and is never before the start', () => {
    expect(timecode(92.9, null)).toBe('00:01:32');
    expect(timecode(-0.2, 25)).toBe('00:00:00:00');
  });
});
