import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderToolbar } from '../../support/renderToolbar';
import { renderAdjustment } from './random-adjustment/renderAdjustment';

const LIMIT = "You've reached the history limit. Sign up to save more palettes and extend your history.";
const USED_UP = "You've used all your free random palette adjustments. Sign up to continue generating.";

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a visitor in the builder', () => {
  it('has a history of five palettes, and no way forward from the fifth [R-02]', async () => {
    const { user, steps, index, hexes, dialog } = renderToolbar();
    for (let i = 0; i < 6; i++) await user.click(button(/^Generate(?! method)/));
    expect([steps(), index()]).toEqual([5, 4]);

    await user.click(button('Previous palette'));
    await user.click(button('Next palette'));
    expect([index(), dialog()]).toEqual([4, null]);

    const fifth = hexes();
    await user.click(button('Next palette'));
    expect(dialog()).toEqual({ dialog: 'historyLimit', message: LIMIT });
    expect([index(), hexes()]).toEqual([4, fifth]);
  });

  it('has five random adjustments, and is asked to sign up for the sixth [R-02]', async () => {
    const { user, adjust, dialog, isOpen } = renderAdjustment('2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d');
    for (const left of [4, 3, 2, 1, 0]) {
      await adjust();
      expect(await screen.findByText(`5 of 5 colors, ${left} free left`)).toBeDefined();
      await user.click(button('Discard'));
    }
    await adjust();
    expect(isOpen()).toBe(false);
    expect(dialog()).toEqual({ dialog: 'signIn', message: USED_UP });
  });
});
