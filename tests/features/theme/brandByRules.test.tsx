import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openTheme } from './openTheme';

const AUTUMN = 'c=f9f0da-c3743b-8f4034-4c1824-00d1ef';

describe('the brand of a theme made of a palette', () => {
  it('is a strong color where none was chosen, and the pale first one is the neutral', async () => {
    const { location } = await openTheme(`/theme?${AUTUMN}`);
    await waitFor(() => expect(location().search).toMatch(/^\?h=[a-z]+\.c3743b.*&g=f9f0da/));
  });

  it('is the color that the address names', async () => {
    const { location } = await openTheme(`/theme?${AUTUMN}&base=0`);
    await waitFor(() => expect(location().search).toMatch(/^\?h=[a-z]+\.f9f0da/));
  });
});
