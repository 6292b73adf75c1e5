import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderToolbar } from '../../../support/renderToolbar';

const steps = () => screen.queryAllByRole('button', { name: /^Add this color: / });

const open = async () => {
  const rendered = renderToolbar();
  const opener = screen.getByRole('button', { name: 'Add a color between color 1 and color 2' });
  await rendered.user.click(opener);
  expect(steps()).toHaveLength(5);
  return { ...rendered, opener };
};

describe('the colors between two neighbors', () => {
  it('are closed where the focus goes on to something else', async () => {
    await open();
    screen.getByRole('button', { name: 'Generate' }).focus();
    await waitFor(() => expect(steps()).toEqual([]));
  });

  it('stay while the focus is among them, and while the window has lost it', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add 6 colors' }));
    expect(steps()).toHaveLength(5);
    fireEvent.blur(screen.getByRole('button', { name: 'Add 6 colors' }));
    expect(steps()).toHaveLength(5);
  });

  it('are closed with the button that opened them, and with their own, which gives the focus back', async () => {
    const { user, opener } = await open();
    await user.click(opener);
    expect(steps()).toEqual([]);
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(steps()).toEqual([]);
    expect(document.activeElement).toBe(opener);
  });
});
