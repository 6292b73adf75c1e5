import { describe, expect, it } from 'vitest';

import { describeRun } from '../../../src/features/image-extraction/describeRun';

describe('describeRun', () => {
  it('names the stage, and the size once it is known', () => {
    expect(describeRun({ stage: 'reading' })).toBe('Opening the picture');
    expect(describeRun({ stage: 'decoding' })).toBe('Decoding the picture');
    expect(describeRun({ stage: 'decoding', megapixels: 50.33 })).toBe('Decoding 50.3 megapixels');
  });

  it('names no size that would round to nothing', () => {
    expect(describeRun({ stage: 'decoding', megapixels: 0.0499 })).toBe('Decoding the picture');
    expect(describeRun({ stage: 'decoding', megapixels: 0.05 })).toBe('Decoding 0.1 megapixels');
  });
});
