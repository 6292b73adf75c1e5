import { describe, expect, it } from 'vitest';

import { sampleTitle } from '../../../src/backend/stock/sampleTitle';
import { SAMPLE_CLIPS } from '../../../src/samples/clips.data';
import { SAMPLE_PHOTOS } from '../../../src/samples/samples.data';

describe('the title of a sample', () => {
  it('is its id in words', () => {
    expect(sampleTitle('desert-dunes')).toBe('Desert dunes');
    expect(sampleTitle('lavender')).toBe('Lavender');
  });

  it('fits in one line under a narrow picture: three words at most', () => {
    const titles = [...SAMPLE_PHOTOS, ...SAMPLE_CLIPS].map(({ id }) => sampleTitle(id));
    expect(titles.filter((title) => title.split(' ').length > 3)).toEqual([]);
  });
});
