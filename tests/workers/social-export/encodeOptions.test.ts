import { describe, expect, it } from 'vitest';

import { encodeOptions } from '../../../workers/social-export/encodeOptions';
import { FONT_WEIGHTS } from '../../../workers/social-export/paint';

describe('a picture to post', () => {
  it('becomes a PNG, or a JPG at nine tenths of the quality [A-29]', () => {
    expect(encodeOptions('png')).toEqual({ type: 'image/png' });
    expect(encodeOptions('jpg')).toEqual({ type: 'image/jpeg', quality: 0.9 });
  });

  it('is written in two weights of its font [A-31]', () => {
    expect(FONT_WEIGHTS).toEqual([400, 600]);
  });
});
