import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../../src/backend/backend';
import type { AdminRecord } from '../../../../src/domain/admin';
import { ADMIN_MESSAGES } from '../../../../src/domain/adminMessages';
import { PATHS } from '../../../../src/domain/paths';
import { backendApi } from '../../../../src/state/api/backendApi';
import { pageMessages } from '../../../support/pageToasts';
import { personOf } from '../../../support/fakeAdmin';
import { ADMIN, openAdmin } from '../openAdmin';

const OWN: AdminRecord = { id: 'a1', userId: ADMIN.id, notifyNewUsers: true, notifyProUpgrades: false };
const OTHER: AdminRecord = {
  id: 'a2',
  userId: personOf(7).id,
  notifyNewUsers: false,
  notifyProUpgrades: true,
};

const open = async (
  administrators: readonly AdminRecord[] = [OTHER, OWN],
  answers: Partial<Backend['admin']> = {},
) => {
  const people = [
    personOf(1, { id: ADMIN.id, name: 'Ada Admin' }),
    personOf(7, { name: 'Zoe Zed' }),
    personOf(9),
  ];
  const app = openAdmin(
    PATHS.adminSettings,
    { office: { people, activities: [], administrators, tags: [], forbiddenTags: [] } },
    { admin: answers },
  );
  const section = within(await screen.findByRole('region', { name: 'System' }));
  return { ...app, section };
};
const stateOf = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked');

describe('the settings of administrators', () => {
  it('are saved also where they cannot be read again, and what a colleague changes then stays', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { user, store, backend, section } = await open();
    await section.findByText('Ada Admin');
    const [own] = section.getAllByRole('switch');
    if (!own) throw new Error('there is no switch');
    const before = own.getAttribute('aria-checked');
    const reading = vi.spyOn(backend.admin, 'administrators').mockRejectedValue(new BackendError('offline'));
    await user.click(own);
    await user.click(section.getByRole('button', { name: 'Save' }));
    expect(await section.findByText(ADMIN_MESSAGES.nothingToSave)).toBeDefined();
    expect(own.getAttribute('aria-checked')).not.toBe(before);
    reading.mockResolvedValue([OTHER, OWN]);
    await act(async () => void store.dispatch(backendApi.util.invalidateTags(['Administrators'])));
    await waitFor(() => expect(own.getAttribute('aria-checked')).toBe(before));
    expect(section.getByText(ADMIN_MESSAGES.nothingToSave)).toBeDefined();
    log.mockRestore();
  });

  it('list what each is told about, in a section of the system [A-18]', async () => {
    const { section } = await open();
    expect(section.getByRole('heading', { name: 'Notifications' })).toBeDefined();
    expect(section.getByText(ADMIN_MESSAGES.notificationsShown)).toBeDefined();
    await section.findByText('Ada Admin');
    expect(section.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Ada Admin.*You/) as string,
      expect.stringMatching(/Zoe Zed/) as string,
    ]);
    expect([
      stateOf('New users, Ada Admin'),
      stateOf('PRO upgrades, Ada Admin'),
      stateOf('New users, Zoe Zed'),
      stateOf('PRO upgrades, Zoe Zed'),
    ]).toEqual(['true', 'false', 'false', 'true']);
    expect(section.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('are saved for every administrator by any of them, and only what changed [A-18] [A-19] [A-21]', async () => {
    const third = { id: 'a3', userId: personOf(9).id, notifyNewUsers: true, notifyProUpgrades: true };
    const { user, backend, section } = await open([OTHER, OWN, third]);
    const save = vi.spyOn(backend.admin, 'setNotifications');
    await user.click(await screen.findByRole('switch', { name: 'New users, Zoe Zed' }));
    await user.click(screen.getByRole('switch', { name: 'PRO upgrades, Ada Admin' }));
    await user.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pageMessages()).toEqual(['Settings saved successfully']));
    const own = { ...OWN, notifyProUpgrades: true };
    const other = { ...OTHER, notifyNewUsers: true };
    expect(save.mock.calls.flat()).toHaveLength(2);
    expect(save.mock.calls.flat()).toEqual(expect.arrayContaining([own, other]));
    expect(backend.world.office.administrators).toEqual(expect.arrayContaining([own, other, third]));
    await waitFor(() =>
      expect(section.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true'),
    );
  });

  it('say that they were not saved, and keep what was set [A-21]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { user, section } = await open([OWN], {
      setNotifications: () => Promise.reject(new BackendError('offline')),
    });
    await user.click(await screen.findByRole('switch', { name: 'PRO upgrades, Ada Admin' }));
    await user.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pageMessages()).toEqual(['Failed to save settings']));
    expect(stateOf('PRO upgrades, Ada Admin')).toBe('true');
    await waitFor(() =>
      expect(section.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull(),
    );
    log.mockRestore();
  });

  it('say so where there is no administrator [A-20]', async () => {
    await open([]);
    expect(await screen.findByText(ADMIN_MESSAGES.noAdministrators)).toBeDefined();
    expect(ADMIN_MESSAGES.noAdministrators).toBe('No administrators found');
  });

  it('that cannot be loaded are logged only, and can be asked for again [A-22]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const administrators = vi.fn<Backend['admin']['administrators']>().mockResolvedValue([OWN]);
    administrators.mockRejectedValueOnce(new BackendError('timeout'));
    const { user } = await open([OWN], { administrators });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Admin')).toBeDefined();
    expect(pageMessages()).toEqual([]);
    log.mockRestore();
  });
});
