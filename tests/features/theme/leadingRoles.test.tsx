import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FOLLOWING_COLORS, NO_STEP_FOUND } from '../../../src/domain/themeRoleMessages';
import { openTheme, PALETTE } from './openTheme';

type Page = Awaited<ReturnType<typeof openTheme>>;

const LEADING = ['Background', 'Surface', 'Raised', 'Muted', 'Text', 'Primary'];
const FOLLOWING = /^(success|warning|danger|info|chart) /;

const pick = async ({ user, place }: Page, name: string) => {
  await user.click(place(name));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const names = () =>
    within(dialog.getByRole('toolbar', { name: 'Steps' }))
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  return { dialog, names, search: dialog.getByRole('searchbox', { name: 'Find a step' }) };
};

const drag = ({ grid, place }: Page, step: RegExp, name: string) => {
  const row = place(name).closest('li');
  // The document of the tests lays nothing out: where the pointer is has to be said.
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(row);
  fireEvent.pointerDown(grid('Light').getByRole('button', { name: step }), {
    button: 0,
    clientX: 0,
    clientY: 0,
  });
  fireEvent.pointerMove(window, { clientX: 40, clientY: 200 });
  fireEvent.pointerUp(window);
};

describe('the roles that status and chart colors depend on', () => {
  it('offer no such colors, and the others do', async () => {
    const page = await openTheme(PALETTE);
    const primary = await pick(page, 'Primary in light');
    expect(primary.names().length).toBeGreaterThan(30);
    expect(primary.names().filter((name) => FOLLOWING.test(name))).toEqual([]);
    await page.user.keyboard('{Escape}');
    const link = await pick(page, 'Link in light');
    expect(link.names().filter((name) => FOLLOWING.test(name)).length).toBeGreaterThan(40);
  });

  it('say why, where one of them is looked for', async () => {
    const page = await openTheme(PALETTE);
    const { dialog, search } = await pick(page, 'Text in light');
    await page.user.type(search, 'danger 500');
    expect(dialog.getByText(FOLLOWING_COLORS)).toBeDefined();
    await page.user.clear(search);
    await page.user.type(search, 'mauve');
    expect(dialog.getByText(NO_STEP_FOUND)).toBeDefined();
  });

  it('do not find them by color either', async () => {
    const page = await openTheme(PALETTE);
    const { names, search } = await pick(page, 'Primary in dark');
    await page.user.type(search, '#dc2626');
    expect(names()).toHaveLength(8);
    expect(names().filter((name) => FOLLOWING.test(name))).toEqual([]);
  });

  it('take no status color that is dragged onto them', async () => {
    const page = await openTheme('/theme?h=teal.0d9488');
    for (const role of LEADING) drag(page, /^Copy danger 500,/, `${role} in light`);
    drag(page, /^Copy danger 500,/, 'Link in light');
    await waitFor(() =>
      expect(page.place('Link in light').getAttribute('aria-label')).toMatch(/: danger 500, /),
    );
    await waitFor(() => expect(page.location().search).toBe('?h=teal.0d9488&rl=link.danger.5'));
  });

  it('are not shown as locked where an address gives them one', async () => {
    const { place, region } = await openTheme('/theme?h=teal.0d9488&rl=text.danger.5_link.danger.5');
    expect(place('Text in light').getAttribute('aria-label')).toMatch(/: neutral \d+, #\w{6}, automatic$/);
    const lock = (name: string) => region('Roles').getByRole('button', { name: `Lock ${name}` });
    expect(lock('text in light').getAttribute('aria-pressed')).toBe('false');
    expect(lock('link in light').getAttribute('aria-pressed')).toBe('true');
  });
});
