import { describe, expect, it } from 'vitest';
import { yuvMatrixOf } from '../../workers/yuvMatrix';

const BT709 = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const;
const BT601 = { ...BT709, matrix: 'smpte170m' } as const;

/** Decoders name spaces that TypeScript's list of them does not hold yet. */
const unnamed = (space: Readonly<Record<string, unknown>>): VideoColorSpaceInit => space;

describe('the colors of a frame', () => {
  it('are left to the canvas where they must be converted', () => {
    expect(yuvMatrixOf(unnamed({ ...BT709, transfer: 'pq' }), 1080)).toBeNull();
    expect(yuvMatrixOf(unnamed({ ...BT709, matrix: 'bt2020-ncl', primaries: 'bt2020' }), 1080)).toBeNull();
    expect(yuvMatrixOf({ ...BT709, matrix: 'rgb' }, 1080)).toBeNull();
  });

  it('follow the standard of their size where the file names none', () => {
    expect(yuvMatrixOf({}, 480)).toEqual(yuvMatrixOf(BT601, 480));
    expect(yuvMatrixOf({}, 720)).toEqual(yuvMatrixOf(BT709, 720));
  });
});
