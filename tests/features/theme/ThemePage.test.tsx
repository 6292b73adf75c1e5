import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newFromBuilder } from '../../../src/domain/themeHueMessages';
import { THEME_MESSAGES } from '../../../src/domain/themeMessages';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';
import { openTheme, PALETTE, withBuilderPalette } from './openTheme';

const LINK = '/theme?h=teal.0d9488';

const chooseContrast = (user: Awaited<ReturnType<typeof openTheme>>['user']) =>
  user.click(screen.getByRole('tab', { name: 'By contrast' }));

const NEW_FROM_PALETTE = new RegExp(`^${THEME_MESSAGES.newFromPalette}`);

describe('the theme page', () => {
  it('makes a theme of the palette in its address, and its address the theme', async () => {
    const { location } = await openTheme(`${PALETTE}&n=Kiln`);
    expect(screen.getByRole('heading', { level: 1, name: 'Theme' })).toBeDefined();
    expect(document.title).toBe('Theme · Hueloom');
    expect(screen.getByText('Kiln · 2 hues · 11 steps')).toBeDefined();
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488_amber.f59e0b&g=f5f5f4.1c1917&n=Kiln'));
  });

  it('takes the color that an address names as the brand', async () => {
    const { location } = await openTheme(`${PALETTE}&base=1`);
    await waitFor(() => expect(location().search).toMatch(/^\?h=amber\.f59e0b_teal\.0d9488/));
  });

  it.each([
    [0, 1, /^\?h=teal\.0d9488_amber\.f59e0b/, /^\?h=amber\.f59e0b_teal\.0d9488/],
    [1, 0, /^\?h=amber\.f59e0b_teal\.0d9488/, /^\?h=teal\.0d9488_amber\.f59e0b/],
  ])(
    'worked on with the color at %d as its brand makes way for one with that at %d, which undo takes back',
    async (from, to, before, after) => {
      const storage = createMemoryStore();
      const first = await openTheme(`${PALETTE}&base=${from}`, createFakeServices({ storage }));
      await chooseContrast(first.user);
      await waitFor(() => expect(first.location().search).toMatch(/by=ratio/));
      expect(first.location().search).toMatch(before);
      first.unmount();
      const { user, location } = await openTheme(`${PALETTE}&base=${to}`, createFakeServices({ storage }));
      await waitFor(() => expect(location().search).toMatch(after));
      const messages = within(screen.getByRole('region', { name: 'Messages' }));
      await user.click(await messages.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(location().search).toMatch(/by=ratio/));
      expect(location().search).toMatch(before);
    },
  );

  it.each(['', '&base=1'])('is kept where its palette comes again with no other brand: %j', async (base) => {
    const storage = createMemoryStore();
    const first = await openTheme(`${PALETTE}&base=1`, createFakeServices({ storage }));
    await chooseContrast(first.user);
    await waitFor(() => expect(first.location().search).toMatch(/by=ratio/));
    first.unmount();
    const { location } = await openTheme(`${PALETTE}${base}`, createFakeServices({ storage }));
    await waitFor(() => expect(location().search).toMatch(/^\?h=amber.*by=ratio/));
  });

  it('shows the theme of its address, and a change rewrites it', async () => {
    const { user, location } = await openTheme(LINK);
    expect(location().search).toBe('?h=teal.0d9488');
    await chooseContrast(user);
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&by=ratio'));
  });

  it('begins with the palette of the builder where the address names none', async () => {
    const services = createFakeServices({ storage: withBuilderPalette('#4F46E5', '#1C1917') });
    const { location } = await openTheme('/theme', services);
    await waitFor(() => expect(location().search).toBe('?h=indigo.4f46e5&g=1c1917'));
  });

  it('has a theme also for someone who has no palette yet', async () => {
    const { grid } = await openTheme('/theme');
    expect(grid('Light').getAllByRole('button', { name: /^Copy neutral / })).toHaveLength(11);
  });

  it('says that an address holds no theme, and opens the last palette instead', async () => {
    const services = createFakeServices({ storage: withBuilderPalette('#4F46E5', '#1C1917') });
    const { user, location } = renderApp('/theme?h=teal.nonsense', services);
    expect(await screen.findByText(THEME_MESSAGES.themeLinkInvalid)).toBeDefined();
    expect(screen.queryByRole('toolbar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the last palette' }));
    expect(await screen.findByRole('toolbar', { name: 'Light scales' })).toBeDefined();
    await waitFor(() => expect(location().search).toBe('?h=indigo.4f46e5&g=1c1917'));
  });

  it('goes back and forth through its changes by button and by key, a change each', async () => {
    const { user, location } = await openTheme(LINK);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    await chooseContrast(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number of steps' }), '9 steps');
    await user.click(undo);
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&by=ratio'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
    await user.keyboard('{Control>}y{/Control}');
    await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
    await waitFor(() => expect(location().search).toMatch(/s=50\..*by=ratio/));
  });

  it('goes on with its theme after a visit elsewhere, as long as the builder has the same palette', async () => {
    const storage = withBuilderPalette('#4F46E5', '#1C1917');
    const first = await openTheme('/theme', createFakeServices({ storage }));
    await chooseContrast(first.user);
    await waitFor(() => expect(first.location().search).toMatch(/by=ratio/));
    first.unmount();
    const again = await openTheme('/theme', createFakeServices({ storage }));
    await waitFor(() => expect(again.location().search).toMatch(/by=ratio/));
    again.unmount();
  });

  it('keeps a draft in place of a theme of a link that was only looked at', async () => {
    const storage = withBuilderPalette('#4F46E5', '#1C1917');
    const first = await openTheme('/theme', createFakeServices({ storage }));
    await chooseContrast(first.user);
    first.unmount();
    const linked = await openTheme(LINK, createFakeServices({ storage }));
    linked.unmount();
    const again = await openTheme('/theme', createFakeServices({ storage }));
    await waitFor(() => expect(again.location().search).toMatch(/^\?h=indigo.*by=ratio/));
  });

  it('is opened again with the change that its address had not reached yet', async () => {
    const services = createFakeServices({ storage: createMemoryStore(), tabStorage: createMemoryStore() });
    const first = await openTheme(LINK, services);
    // Both at once: half a second later the address has the change.
    fireEvent.click(screen.getByRole('tab', { name: 'By contrast' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(first.location().search).toBe('?h=teal.0d9488');
    first.unmount();
    const { location } = await openTheme(LINK, services);
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&by=ratio'));
  });

  it('says which palette the builder has, where a new theme is made of it', async () => {
    const services = createFakeServices({ storage: withBuilderPalette('#4F46E5', '#1C1917') });
    await openTheme(LINK, services);
    const button = screen.getByRole('button', { name: NEW_FROM_PALETTE });
    expect(button.getAttribute('aria-label')).toMatch(/ in the builder: (.+, )?#4F46E5 #1C1917$/);
    expect(button.title).toBe(button.getAttribute('aria-label'));
    expect(newFromBuilder('Dusk', ['#4F46E5'])).toMatch(/: Dusk, #4F46E5$/);
  });

  it('makes a new theme of the palette of the builder, which can be undone', async () => {
    const services = createFakeServices({ storage: withBuilderPalette('#4F46E5', '#1C1917') });
    const { user, location } = await openTheme(LINK, services);
    await user.click(screen.getByRole('button', { name: NEW_FROM_PALETTE }));
    await waitFor(() => expect(location().search).toBe('?h=indigo.4f46e5&g=1c1917'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
  });

  it('says that another palette took the place of a theme that was worked on, and brings it back', async () => {
    const services = createFakeServices({ storage: withBuilderPalette('#4F46E5', '#1C1917') });
    const { user, location } = await openTheme(LINK, services);
    await user.click(screen.getByRole('button', { name: NEW_FROM_PALETTE }));
    await waitFor(() => expect(location().search).toBe('?h=indigo.4f46e5&g=1c1917'));
    // Nothing was set by hand yet.
    expect(screen.queryByText(THEME_MESSAGES.rulesBack)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await chooseContrast(user);
    await user.click(screen.getByRole('button', { name: NEW_FROM_PALETTE }));
    await screen.findByText(THEME_MESSAGES.rulesBack);
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(messages.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&by=ratio'));
  });

  it('copies its link as it is now', async () => {
    const { user, services } = await openTheme(LINK);
    await chooseContrast(user);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(services.copied).toEqual([`${window.location.origin}/theme?h=teal.0d9488&by=ratio`]),
    );
  });
});

describe('the way to a theme', () => {
  it('is a link beside the palette in the builder, with the selected color as the brand', async () => {
    const { user, location } = renderApp('/palette-builder?c=0d9488-f59e0b-1c1917&n=Kiln');
    const strip = await screen.findByRole('list', { name: 'Color palette' });
    const link = await screen.findByRole('link', { name: 'Make a theme' });
    expect(link.getAttribute('href')).toBe('/theme?c=0d9488-f59e0b-1c1917&n=Kiln');
    await user.click(within(strip).getByRole('button', { name: /^Color 2/ }));
    await user.click(link);
    expect(await screen.findByRole('toolbar', { name: 'Light scales' })).toBeDefined();
    await waitFor(() => expect(location().search).toMatch(/^\?h=amber\.f59e0b_teal/));
  });
});
