import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderApp } from '../../../support/renderApp';

const openStrip = async () => {
  const { user } = renderApp('/palette-builder?c=2a1230-2b3fd6-c9b6f2');
  const strip = within(await screen.findByRole('list', { name: 'Color palette' }));
  await strip.findByRole('button', { name: /^Color 1:/ });
  return { user, strip };
};

it('keeps the focus in the strip when undo takes the swatch, and its controls, that had it', async () => {
  const { user, strip } = await openStrip();
  await user.click(strip.getByRole('button', { name: /^Color 3:/ }));
  await user.click(strip.getByRole('button', { name: 'Duplicate color' }));
  const copy = await strip.findByRole('button', { name: /^Color 4:/ });
  await waitFor(() => expect(copy.getAttribute('aria-current')).toBe('true'));
  strip.getByRole('button', { name: 'Duplicate color' }).focus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(strip.queryByRole('button', { name: /^Color 4:/ })).toBeNull());
  expect(document.activeElement).toBe(strip.getByRole('button', { name: /^Color 1:/ }));
});
