import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { PATHS } from '../../../src/domain/paths';
import { readSession } from '../../../src/state/session/readSession';
import { FREE_USER } from '../../support/fakeBackend';
import { pageMessages } from '../../support/pageToasts';
import { openAdmin } from './openAdmin';

const PAGES = [
  [PATHS.admin, 'Dashboard'],
  [PATHS.adminUsers, 'Users'],
  [PATHS.adminSettings, 'Settings'],
] as const;

describe('the back office', () => {
  it.each(PAGES)(
    'has a page at %s for administrators, without the top navigation [G-10] [G-12] [R-11]',
    async (path, title) => {
      openAdmin(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
      expect(screen.getByRole('navigation', { name: 'Administration' })).toBeDefined();
      expect(screen.getAllByRole('main')).toHaveLength(1);
      // The link past the header leads into it; by itself it is no stop of the Tab key.
      expect(screen.getByRole('main').tabIndex).toBe(-1);
    },
  );

  it('keeps the top navigation everywhere else', async () => {
    openAdmin(PATHS.privacy);
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  });

  it.each(PAGES)('leads everyone else from %s home, and asks nothing for them [A-02]', async (path) => {
    for (const user of [null, FREE_USER]) {
      const dashboard = vi.fn(() => Promise.reject(new BackendError('not-allowed')));
      const { location, unmount } = openAdmin(path, { user, isAdmin: false }, { admin: { dashboard } });
      await waitFor(() => expect(location().pathname).toBe(PATHS.home));
      expect(dashboard).not.toHaveBeenCalled();
      unmount();
    }
  });

  it('tells whoever is no administrator why it leads home, also where the visitor has just signed in', async () => {
    const { backend, store, location } = openAdmin(PATHS.admin, { user: null, isAdmin: false });
    await screen.findByRole('dialog', { name: 'Be part of us' });
    expect(pageMessages()).toEqual([]);
    backend.world.user = FREE_USER;
    await act(() => store.dispatch(readSession()));
    await waitFor(() => expect(pageMessages()).toEqual(['That page is for administrators only.']));
    expect(location().pathname).toBe(PATHS.home);
  });

  it('shows nothing before it is known who is here [A-02]', async () => {
    let resolveIsAdmin: (isAdmin: boolean) => void = () => {};
    const isAdmin = () => new Promise<boolean>((resolve) => (resolveIsAdmin = resolve));
    const { location } = openAdmin(PATHS.admin, {}, { account: { isAdmin } });
    await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByRole('main').textContent).toBe('');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(location().pathname).toBe(PATHS.admin);
    await act(async () => resolveIsAdmin(true));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined();
  });

  it('leads home from an address it does not have', async () => {
    const { location } = openAdmin(`${PATHS.admin}/nothing`);
    await waitFor(() => expect(location().pathname).toBe(PATHS.home));
  });

  it('has the way back, its pages by icons, and who is here [A-01]', async () => {
    const { user, location } = openAdmin(PATHS.admin);
    const pages = within(await screen.findByRole('navigation', { name: 'Administration' }));
    expect(screen.getByRole('link', { name: 'Hueloom, back office' }).getAttribute('href')).toBe(PATHS.admin);
    expect(screen.getByRole('link', { name: 'Return to website' }).getAttribute('href')).toBe(PATHS.home);
    expect(
      pages.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Dashboard', '/admin'],
      ['Users', '/admin/users'],
      ['Settings', '/admin/settings'],
    ]);
    expect(pages.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Dashboard');
    const [header] = screen.getAllByRole('banner');
    expect(within(header as HTMLElement).getByText('A')).toBeDefined();
    expect(screen.getByText('Signed in as Ada Admin')).toBeDefined();

    await user.click(pages.getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeDefined();
    expect(location().pathname).toBe(PATHS.adminUsers);
    await waitFor(() => expect(document.title).toBe('Users · Hueloom'));
    expect(pages.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Users');
  });

  it('closes when the service says that the right to be here has ended [FN-19]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { backend, user, location } = openAdmin(PATHS.admin);
    const pages = within(await screen.findByRole('navigation', { name: 'Administration' }));
    backend.world.isAdmin = false;
    await user.click(pages.getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.home));
    log.mockRestore();
  });
});
