import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MESSAGES } from '../../src/domain/messages';
import { PATHS } from '../../src/domain/paths';
import { renderApp } from '../support/renderApp';

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the pages', () => {
  it('begin with Home at / [G-01]', async () => {
    renderApp(PATHS.home);
    expect(await heading(/palette/i)).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Hueloom'));
  });

  it.each([
    [PATHS.builder, /color palette/i, 'Palette builder · Hueloom'],
    [PATHS.image, /image to palette/i, 'Image to palette · Hueloom'],
    [PATHS.privacy, /privacy policy/i, 'Privacy policy · Hueloom'],
  ])('show at %s what the document’s title says', async (path, name, title) => {
    renderApp(path);
    expect(await heading(name)).toBeDefined();
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each([
    ['/nowhere', true],
    ['/palette-builder/deeper', true],
    // The back office is there, but nobody is told so.
    ['/admin', false],
  ])('lead home from %s, which says so where there is no such page [G-11]', async (path, isTold) => {
    const { location, arrival, user } = renderApp(path);
    expect(await heading(/make a color palette/i)).toBeDefined();
    await waitFor(() => expect(location().pathname).toBe(PATHS.home));
    // The way back does not lead into it again.
    expect(arrival()).toBe('REPLACE');
    const told = () => screen.queryByText(MESSAGES.pageMissing, { exact: false });
    expect(told()?.textContent).toBe(isTold ? `${MESSAGES.pageMissing} ${path}` : undefined);
    for (const [name, to] of [
      ['Search palettes', PATHS.explore],
      ['Open the builder', PATHS.builder],
    ] as const)
      expect(told()?.parentElement?.querySelector(`a[href="${to}"]`)?.textContent).toBe(
        isTold ? name : undefined,
      );
    if (isTold) await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(told()).toBeNull();
  });

  it('take the focus when the word about a missing one is dismissed by keyboard', async () => {
    const { user } = renderApp('/nowhere');
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
    const title = screen.getByRole('heading', { level: 1 });
    // On arrival it has the focus already.
    await waitFor(() => expect(document.activeElement).toBe(title));
    act(() => dismiss.focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByText(MESSAGES.pageMissing, { exact: false })).toBeNull();
    expect(document.activeElement).toBe(title);
  });

  it('scroll to the top and take the focus on every change of path, and not on the first visit [G-13]', async () => {
    const { user } = renderApp(PATHS.home);
    await heading(/make a color palette/i);
    expect(document.activeElement).toBe(document.body);

    vi.mocked(window.scrollTo).mockClear();
    const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
    await user.click(footer.getByRole('link', { name: 'Privacy policy' }));
    const privacy = await heading(/privacy policy/i);
    await waitFor(() => expect(document.activeElement).toBe(privacy));
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]]);

    await user.click(screen.getByRole('link', { name: 'Hueloom, home' }));
    const home = await heading(/make a color palette/i);
    await waitFor(() => expect(document.activeElement).toBe(home));
    expect(vi.mocked(window.scrollTo)).toHaveBeenCalledTimes(2);
  });

  it('can be reached past the header', async () => {
    const { user } = renderApp(PATHS.home);
    await heading(/make a color palette/i);
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    await user.click(skip);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    // Back leads to the page before, and not to the same one.
    expect(window.location.hash).toBe('');
  });
});

describe('the header', () => {
  it('leads home by its logo [G-17]', async () => {
    const { user, location } = renderApp(PATHS.privacy);
    await user.click(screen.getByRole('link', { name: 'Hueloom, home' }));
    expect(location().pathname).toBe(PATHS.home);
  });

  it('leads to the pages by icons that name themselves when the pointer rests on them [G-18]', async () => {
    const { user, location } = renderApp(PATHS.privacy);
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    const link = nav.getByRole('link', { name: 'Image to palette' });
    expect(screen.queryByText('Image to palette')).toBeNull();
    await user.hover(link);
    expect(await screen.findByText('Image to palette')).toBeDefined();

    await user.click(link);
    expect(location().pathname).toBe(PATHS.image);
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(nav.getByRole('link', { name: 'Palette builder' }).getAttribute('aria-current')).toBeNull();
  });

  it('offers the same entries in a menu on small screens [G-19]', async () => {
    const { user } = renderApp(PATHS.home);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const entries = within(await screen.findByRole('menu'))
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    expect(entries).toEqual([
      'Palette builder',
      'Theme',
      'Video to palette',
      'Image to palette',
      'Explore palettes',
      'Find an action or page',
      expect.stringMatching(/^Switch to (dark|light) theme$/),
      'Become PRO',
    ]);
  });

  it('goes where its menu says, and opens what it says [G-19]', async () => {
    const { user, location, store } = renderApp(PATHS.home);
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Palette builder' }));
    expect(location().pathname).toBe(PATHS.builder);
    await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Become PRO' }));
    expect(await screen.findByRole('dialog', { name: 'Be part of us' })).toBeDefined();
    expect(store.getState().dialogs.open).toMatchObject({ dialog: 'signIn' });
  });

  it('closes its menu with Escape and gives the focus back', async () => {
    const { user } = renderApp(PATHS.home);
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  it.each(['Sign in', 'Become PRO'])('opens the sign-in dialog by %s [G-22]', async (name) => {
    const { user } = renderApp(PATHS.privacy);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'Be part of us' })).toBeDefined();
  });
});
