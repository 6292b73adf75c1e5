import { describe, expect, it } from 'vitest';

import { drawTimeline } from '../../../../src/features/video-extraction/timeline/drawTimeline';

const createSurface = () => {
  const drawn: { color: unknown; box: number[] }[] = [];
  const surface = {
    fillStyle: '' as unknown,
    clearRect: () => {},
    fillRect: (...box: number[]) => drawn.push({ color: surface.fillStyle, box }),
  };
  return { surface, drawn };
};

describe('drawing the strip', () => {
  it('stacks the colors of a bar by their shares, without a gap at the foot', () => {
    const { surface, drawn } = createSurface();
    const dominant = [
      { rgb: 0xff0000, share: 0.5 },
      { rgb: 0x00ff00, share: 0.3 },
      { rgb: 0x0000ff, share: 0.19 },
    ];
    drawTimeline(surface, [{ index: 0, from: 5, to: 10, dominant }], {
      width: 100,
      height: 10,
      durationSeconds: 10,
    });
    expect(drawn).toEqual([
      { color: '#FF0000', box: [50, 0, 50, 5] },
      { color: '#00FF00', box: [50, 5, 50, 3] },
      { color: '#0000FF', box: [50, 8, 50, 2] },
    ]);
  });

  it('gives each bar a pixel at least', () => {
    const { surface, drawn } = createSurface();
    const bar = { index: 0, from: 1, to: 2, dominant: [{ rgb: 0, share: 1 }] };
    drawTimeline(surface, [bar], { width: 10, height: 10, durationSeconds: 7200 });
    expect(drawn[0]?.box).toEqual([0, 0, 1, 10]);
  });
});
