import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NEAREST_TO, NO_STEP_FOUND } from '../../../src/domain/themeRoleMessages';
import { onTouch } from '../../support/onTouch';
import { openTheme, PALETTE } from './openTheme';

const open = async (address = PALETTE) => {
  const page = await openTheme(address);
  await page.user.click(page.place('Primary in light'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Primary in light' }));
  const search = dialog.getByRole<HTMLInputElement>('searchbox', { name: 'Find a step' });
  const names = () =>
    within(dialog.getByRole('toolbar', { name: 'Steps' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  return { ...page, dialog, search, names };
};

describe('the steps that a role can stand for', () => {
  it.each(['#0d9488', '0D9488', 'rgb(13 148 136)', 'oklch(60.02% 0.1038 184.7)'])(
    'are found by a color near them, %s, the nearest first, and Enter takes it',
    async (typed) => {
      const { user, dialog, search, names, place } = await open();
      await user.type(search, typed);
      expect(dialog.getByText(new RegExp(`^${NEAREST_TO}`)).textContent).toContain('#0D9488');
      expect(names()).toHaveLength(8);
      expect(names()[0]).toMatch(/^teal \d+ #0D9488 ΔE 0$/);
      const differences = names().map((name) => Number(/ΔE ([\d.]+)$/.exec(name)?.[1]));
      expect(differences).toEqual(differences.toSorted((a, b) => a - b));
      await user.type(search, '{Enter}');
      await waitFor(() =>
        expect(place('Primary in light').getAttribute('aria-label')).toMatch(/: teal \d+, #0D9488$/),
      );
    },
  );

  it('say how far each is from the color', async () => {
    const { user, search, names } = await open();
    await user.type(search, '#0d9480');
    // CIEDE2000, from another implementation (culori).
    expect(names()[0]).toMatch(/^teal \d+ #0D9488 ΔE 2\.\d$/);
  });

  it('are found by name before by color: teal is a scale here, and tomato is a color', async () => {
    const { user, search, names } = await open();
    await user.type(search, 'teal');
    expect(names().filter((name) => name.startsWith('teal '))).toHaveLength(11);
    expect(names().filter((name) => !name.includes('teal'))).toEqual([]);
    await user.clear(search);
    await user.type(search, 'tomato');
    expect(names()[0]).toMatch(/^\S+ \S+ #[0-9A-F]{6} ΔE \d/);
  });

  it('are walked through by arrows up and down where they are a list', async () => {
    const { user, search, names } = await open();
    await user.type(search, '#333');
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe(names()[0]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe(names()[1]);
  });

  it.each([0, 1, 2])('are entered at the one that was chosen before: %i', async (index) => {
    const { user, dialog, names, place } = await open();
    const wanted = names()[index] ?? '';
    await user.click(dialog.getByRole('button', { name: wanted }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(place('Primary in light'));
    await screen.findByRole('dialog', { name: 'Primary in light' });
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(wanted);
  });

  it('are entered by Tab at the one that the role stands for, and their group takes no focus itself', async () => {
    const { user, dialog } = await open();
    expect(dialog.getByRole('toolbar', { name: 'Steps' }).tabIndex).toBe(-1);
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    expect(dialog.getAllByRole('button', { pressed: true })).toEqual([document.activeElement]);
  });

  it('are told by an example that there is', async () => {
    const { user, search, names } = await open('/theme?h=plum.86198f&s=a.b.c.d');
    const [, example] = /^(\S+ \S+), or any color$/.exec(search.placeholder) ?? [];
    expect(example).toBe('plum c');
    await user.type(search, example ?? '');
    expect(names()).toHaveLength(1);
  });

  it('are none where what was typed is neither a name nor a color', async () => {
    const { user, dialog, search } = await open();
    await user.type(search, 'mauve');
    expect(dialog.getByText(NO_STEP_FOUND)).toBeDefined();
  });

  it('have the focus in their search, and by touch on the one that holds, without a keyboard on the screen', async () => {
    const { search, unmount } = await open();
    await waitFor(() => expect(document.activeElement).toBe(search));
    unmount();
    onTouch();
    const { dialog } = await open();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { pressed: true })));
  });
});
