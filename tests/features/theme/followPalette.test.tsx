import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toggleTheme } from '../../../src/app/colorTheme';
import { THEME_MESSAGES } from '../../../src/domain/themeMessages';
import { createFakeServices } from '../../support/fakeServices';
import { openTheme, withBuilderPalette } from './openTheme';

const bar = () => screen.queryByRole('region', { name: 'Palette in the builder' });

const press = async (user: Awaited<ReturnType<typeof openTheme>>['user'], name: string) =>
  user.click(within(screen.getByRole('main')).getByRole('button', { name }));

/** A theme worked on with an indigo palette, while the builder has gone on to a teal one. */
const openChanged = async (
  address: string,
  change = (storage: ReturnType<typeof withBuilderPalette>) => {
    storage.write('colorPaletteHistory', [
      { colors: ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 0%)'], hex: ['#0D9488', '#1C1917'] },
    ]);
  },
) => {
  const storage = withBuilderPalette('#4F46E5', '#1C1917');
  const first = await openTheme('/theme', createFakeServices({ storage }));
  await first.user.click(screen.getByRole('tab', { name: 'By contrast' }));
  await first.user.click(first.region('Roles').getByRole('button', { name: 'Lock link in light' }));
  await waitFor(() => expect(first.location().search).toMatch(/by=ratio&rl=link\.indigo\.\d/));
  first.unmount();
  change(storage);
  return openTheme(address, createFakeServices({ storage }));
};

describe('a theme that was worked on, beside another palette in the builder', () => {
  it.each(['/theme', '/theme?c=0d9488-1c1917'])('stays, and the page asks: %s', async (address) => {
    const { location } = await openChanged(address);
    await waitFor(() => expect(location().search).toMatch(/^\?h=indigo\.4f46e5&g=1c1917&by=ratio/));
    expect(bar()?.textContent).toContain(THEME_MESSAGES.paletteChanged);
  });

  it('follows the palette: its colors, with what was set by hand; undo brings its own back', async () => {
    const { user, location } = await openChanged('/theme');
    await press(user, THEME_MESSAGES.paletteFollowed);
    await waitFor(() =>
      expect(location().search).toMatch(/^\?h=teal\.0d9488&g=1c1917&by=ratio&rl=link\.teal\.\d/),
    );
    expect(bar()).toBeNull();
    await press(user, 'Undo');
    await waitFor(() => expect(location().search).toMatch(/^\?h=indigo\.4f46e5/));
    expect(bar()).not.toBeNull();
  });

  it('is kept, and not asked about again; undo asks again', async () => {
    const { user, location, services, unmount } = await openChanged('/theme');
    await press(user, THEME_MESSAGES.themeKept);
    await waitFor(() => expect(bar()).toBeNull());
    unmount();
    const again = await openTheme('/theme', services);
    expect(bar()).toBeNull();
    expect(location().search).toMatch(/^\?h=indigo/);
    await press(again.user, 'Undo');
    await waitFor(() => expect(bar()).not.toBeNull());
  });

  it('is not asked about where its colors have only got names', async () => {
    const hex = ['#4F46E5', '#1C1917'];
    const { location } = await openChanged('/theme', (storage) =>
      storage.write('colorPaletteHistory', [
        { colors: hex.map(() => 'hsl(0, 0%, 0%)'), hex, names: ['Ink', 'Night'] },
      ]),
    );
    await waitFor(() => expect(location().search).toMatch(/^\?h=indigo/));
    expect(bar()).toBeNull();
  });

  it('makes way for a palette of another place, with a message', async () => {
    const { location } = await openChanged('/theme?c=be123c-f5f5f4');
    await waitFor(() => expect(location().search).toBe('?h=rose.be123c&g=f5f5f4'));
    expect(bar()).toBeNull();
  });

  it('is not asked about where nobody has touched it', async () => {
    const storage = withBuilderPalette('#4F46E5', '#1C1917');
    const first = await openTheme('/theme', createFakeServices({ storage }));
    first.unmount();
    storage.write('colorPaletteHistory', [
      { colors: ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 0%)'], hex: ['#0D9488', '#1C1917'] },
    ]);
    const { location } = await openTheme('/theme', createFakeServices({ storage }));
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&g=1c1917'));
    expect(bar()).toBeNull();
  });

  it('is kept on the device whether one reads light or dark', async () => {
    const { location } = await openChanged('/theme', (storage) => toggleTheme(storage));
    await waitFor(() => expect(location().search).toMatch(/^\?h=indigo\.4f46e5&g=1c1917&by=ratio/));
  });
});
