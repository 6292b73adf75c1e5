import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { JUMP_LABEL } from '../../../src/domain/themeHueMessages';
import { readFolds } from '../../../src/features/theme/parts/storedFolds';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { onPhone } from '../../support/onPhone';
import { openTheme, PALETTE } from './openTheme';

const title = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name })).getByRole('button', { name });
const isOpen = (name: string) => title(name).getAttribute('aria-expanded') === 'true';

describe('the parts of a theme’s page on a phone', () => {
  it('are led to by a line: the one that is asked for opens and gets the focus', async () => {
    onPhone();
    const { user } = await openTheme(PALETTE);
    expect(isOpen('Roles')).toBe(false);
    expect(screen.queryByRole('navigation', { name: JUMP_LABEL })).toBeNull();
    const line = within(screen.getByRole('navigation', { name: 'Panels' }));
    expect(line.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Scales',
      'Hues',
      'Curves',
      'Roles',
      'Checks',
      'In use',
    ]);
    await user.click(line.getByRole('button', { name: 'Roles' }));
    expect(isOpen('Roles')).toBe(true);
    expect(document.activeElement).toBe(title('Roles'));
    expect(line.getByRole('button', { current: 'location' }).textContent).toBe('Roles');
    expect(screen.getByRole('button', { name: /^Primary in light: / })).toBeDefined();
  });

  it('fold by their titles, and stay as they were left on this device', async () => {
    onPhone();
    const storage = createMemoryStore();
    const first = await openTheme(PALETTE, createFakeServices({ storage }));
    await first.user.click(title('Curves'));
    await first.user.click(title('Checks'));
    first.unmount();
    await openTheme(PALETTE, createFakeServices({ storage }));
    await waitFor(() => expect(isOpen('Curves')).toBe(true));
    expect(isOpen('Checks')).toBe(false);
    expect(screen.getAllByRole('slider', { name: /^Lightness of / })).toHaveLength(11);
  });

  it('are as they begin where something else is kept in their place', () => {
    const kept = (value: unknown) => readFolds(createMemoryStore({ 'hueloom-theme-parts': value }));
    expect(kept({ roles: 'yes', scales: false, gone: true })).toEqual({ scales: false });
    expect([kept(undefined), kept(null), kept('roles'), kept(3)]).toEqual([{}, {}, {}, {}]);
  });
});

it('the parts of a theme’s page do not fold on wider screens, where keys have a line that leads to them', async () => {
  const { user } = await openTheme(PALETTE);
  const heading = screen.getByRole('heading', { level: 2, name: 'Roles' });
  expect(within(heading).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Panels' })).toBeNull();
  const line = within(screen.getByRole('navigation', { name: JUMP_LABEL }));
  const [first, second] = line.getAllByRole('button');
  first?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  line.getByRole('button', { name: 'Roles' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.contains(heading)).toBe(true);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('All roles back to automatic');
});
