import { describe, expect, it } from 'vitest';
import { evenSteps, freeSteps } from '../../../src/color/generate/freeSteps';

const kept = (...lightnesses: number[]) => lightnesses.map((okL) => ({ okL, okC: 0, okH: 0 }));

describe('steps of lightness', () => {
  it('go evenly from end to end', () => {
    expect(evenSteps(3, [0.25, 0.75])).toEqual([0.25, 0.5, 0.75]);
    expect(evenSteps(1, [0.25, 0.75])).toEqual([0.25]);
  });

  it('are used up by the kept colors that are nearest to them', () => {
    expect(freeSteps([0.2, 0.5, 0.8], kept(0.6))).toEqual([0.2, 0.8]);
    expect(freeSteps([0.2, 0.5, 0.8], kept(0.9, 1))).toEqual([0.2]);
    expect(freeSteps([0.2, 0.5], [])).toEqual([0.2, 0.5]);
  });
});
