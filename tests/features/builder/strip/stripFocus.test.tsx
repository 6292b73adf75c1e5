import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { afterPaint } from '../../../../src/ui/afterPaint';
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

it.each(['Duplicate color', 'Delete color', 'Move right'])(
  'leaves the focus where somebody has gone on to before the frame that shows %s',
  async (edit) => {
    const { user, strip } = await openStrip();
    await user.click(strip.getByRole('button', { name: /^Color 2:/ }));
    const next = strip.getByRole('button', { name: /^Copy #2A1230/ });
    // In one go: no frame comes between the press and the way on.
    act(() => strip.getByRole('button', { name: edit }).click());
    next.focus();
    await new Promise<void>((resolve) => afterPaint(resolve));
    expect(document.activeElement).toBe(next);
  },
);

it.each(['Duplicate color', 'Move right'])(
  'keeps the focus on %s of the color that is selected then',
  async (edit) => {
    const { user, strip } = await openStrip();
    await user.click(strip.getByRole('button', { name: /^Color 2:/ }));
    await user.click(strip.getByRole('button', { name: edit }));
    const control = strip.getByRole('button', { name: edit });
    await waitFor(() => expect(document.activeElement).toBe(control));
    expect(control.closest('li')).toBe(strip.getByRole('button', { name: /^Color 3:/ }).closest('li'));
  },
);
