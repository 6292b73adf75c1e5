import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SHOW_FALLBACKS, wideIn, WIDE_NOT_SHOWN, WIDE_WRITTEN } from '../../../src/domain/themeGamutMessages';
import { selectThemeEntry } from '../../../src/state/theme/themeSlice';
import { THEME_FORMATS } from '../../../src/theme/exports/themeFormats';
import { openTheme } from './openTheme';

/** Green fills sRGB: its deep steps are wide. */
const LINK = '/theme?h=green.16a34a';

const onWideScreen = (): void => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('color-gamut: p3') }),
    );
  onTestFinished(() => media.mockRestore());
};

const open = async (address: string) => {
  const page = await openTheme(address);
  const deep = () => page.grid('Light').getByRole('button', { name: /^Copy green 950, / });
  return { ...page, deep };
};

describe('a theme of Display P3', () => {
  it('is chosen by a switch, undone and redone', async () => {
    const { user, region, store, deep } = await open(LINK);
    expect(deep().getAttribute('aria-label')).not.toMatch(/wide/);
    await user.click(region('Scales').getByRole('tab', { name: 'Display P3' }));
    expect(selectThemeEntry(store.getState())?.theme.gamut).toBe('p3');
    await waitFor(() => expect(deep().getAttribute('aria-label')).toMatch(/, wide$/));
    expect(region('Scales').getByText(/^\d+ steps are wider than sRGB, with a corner\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(deep().getAttribute('aria-label')).not.toMatch(/wide/));
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(deep().getAttribute('aria-label')).toMatch(/, wide$/));
  });

  it('shows the fallbacks on screens of sRGB, and says so', async () => {
    const { region, deep } = await open(`${LINK}&gm=p3`);
    expect(region('Scales').getByText(WIDE_NOT_SHOWN)).toBeDefined();
    expect(region('Scales').queryByRole('switch', { name: SHOW_FALLBACKS })).toBeNull();
    expect(deep().style.backgroundColor).toMatch(/^#/);
  });

  it('shows its wide colors on wide screens, in use too, and the fallbacks at the flip of a switch', async () => {
    onWideScreen();
    const { user, region, deep } = await open(`${LINK}&gm=p3&rl=link.green.10`);
    const link = () =>
      region('In use')
        .getByRole('img', { name: /in light/ })
        .style.getPropertyValue('--use-link');
    expect(link()).toMatch(/^color\(display-p3 /);
    await user.click(region('Scales').getByRole('switch', { name: SHOW_FALLBACKS }));
    expect(deep().style.backgroundColor).toMatch(/^#/);
    expect(deep().getAttribute('aria-label')).toMatch(/, wide$/);
    expect(link()).toMatch(/^#/);
  });

  it('copies the color of sRGB', async () => {
    onWideScreen();
    const { user, deep, services } = await open(`${LINK}&gm=p3`);
    await user.click(deep());
    expect(services.copied[0]).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('says in the export which formats have the wide colors', async () => {
    const { user } = await open(`${LINK}&gm=p3`);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export theme' }));
    expect(dialog.getByText(WIDE_WRITTEN)).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: 'Tailwind 3' }));
    expect(dialog.getByText(/^sRGB alone: .* Tailwind 4 has both\.$/)).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: 'PNG sheet' }));
    expect(dialog.getByText(/^Display P3 where this browser writes such pictures/)).toBeDefined();
  });
});

it('every format says of wide colors what it writes of them', () => {
  const silent = THEME_FORMATS.filter(
    ({ id, isWide }) => wideIn(id).startsWith('sRGB alone') === (isWide === true),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('a theme of sRGB says nothing of wide colors', async () => {
  const { user, region } = await open(LINK);
  expect(region('Scales').queryByText(/wider than sRGB/i)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export theme' }));
  expect(dialog.queryByText(WIDE_WRITTEN)).toBeNull();
});
