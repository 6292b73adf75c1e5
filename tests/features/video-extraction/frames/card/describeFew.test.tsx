import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { describeFew } from '../../../../../src/features/video-extraction/frames/card/describeFew';
import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';
import { openRun } from '../../openVideoPage';

describe('a frame of few colors', () => {
  it('says how many, and what its one palette is filled up with', () => {
    expect(describeFew(1, 1)).toBe('One color and its shades');
    expect(describeFew(1, 3)).toBe('Three colors and their shades');
    expect(describeFew(1, 5)).toBe('Five colors, one palette');
    expect(describeFew(6, 5)).toBeNull();
    // Not there yet.
    expect(describeFew(0, 5)).toBeNull();
  });

  it('has a card with one palette, which says why', async () => {
    const { run } = await openRun();
    const frame = createCapturedFrame(0);
    act(() => {
      run().capture({
        ...frame,
        palettes: frame.palettes.slice(0, 1),
        dominant: [{ rgb: 0x101010, share: 1 }],
      });
      run().capture(createCapturedFrame(1));
    });
    const flat = within(await screen.findByRole('article', { name: 'Frame at 00:00:00:00' }));
    expect(flat.getAllByRole('link')).toHaveLength(1);
    expect(flat.getByText('One color and its shades')).toBeDefined();
    const other = within(await screen.findByRole('article', { name: 'Frame at 00:00:05:00' }));
    expect(other.getAllByRole('link')).toHaveLength(6);
    expect(other.queryByText(/and (?:its|their) shades/)).toBeNull();
  });
});
