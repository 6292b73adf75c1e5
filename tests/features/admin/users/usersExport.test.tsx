import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../../src/backend/backend';
import { ADMIN_MESSAGES } from '../../../../src/domain/adminMessages';
import { PATHS } from '../../../../src/domain/paths';
import { pageMessages, pageToasts } from '../../../support/pageToasts';
import { personOf } from '../../../support/fakeAdmin';
import { openAdmin } from '../openAdmin';

const saved: { name: string; blob: Blob }[] = [];
let blob: Blob | undefined;

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:list';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (blob) saved.push({ name: this.download, blob });
  });
});
afterEach(() => vi.restoreAllMocks());

const open = async (
  count: number,
  path: string = PATHS.adminUsers,
  answers: Partial<Backend['admin']> = {},
) => {
  const people = Array.from({ length: count }, (_, index) => personOf(index + 1));
  const office = { people, activities: [], administrators: [], tags: [], forbiddenTags: [] };
  const app = openAdmin(path, { office }, { admin: answers });
  const button = await screen.findByRole('button', { name: 'Export (CSV)' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return { ...app, start: () => app.user.click(button) };
};

describe('the export of users', () => {
  it('writes everyone who is found to a file, in the order of the table [A-10]', async () => {
    const { start } = await open(2345);
    await start();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('hueloom-users-2026-11-20.csv');
    expect(saved[0]?.blob.type).toBe('text/csv');
    const bytes = new Uint8Array(await (saved[0] as { blob: Blob }).blob.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(2347);
    expect(lines[0]).toBe('Name,Email,Joined,Last sign-in,Status,Palettes,Projects,User ID');
    expect(lines[1]).toBe(
      'Person 1,person1@example.com,2026-11-19T23:00:00.000Z,2026-11-20T09:42:00Z,Free,1,1,00000000-0000-4000-8000-000000000001',
    );
    expect(lines[2345]).toMatch(/^Person 2345,/);
    expect(lines[2346]).toBe('');
    expect(pageMessages()).toEqual(['Downloaded hueloom-users-2026-11-20.csv']);
  });

  it('holds only those who match the search [A-10]', async () => {
    const { start } = await open(300, `${PATHS.adminUsers}?q=person29`);
    await start();
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await (saved[0] as { blob: Blob }).blob.text();
    // 29 and 290 to 299.
    expect(text.trimEnd().split('\r\n')).toHaveLength(12);
  });

  it('tells how far it is, and can be cancelled: no file then, and no complaint [A-10]', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const users = vi.fn<Backend['admin']['users']>(async (_search, _order, { number, size }, signal) => {
      if (size === 100) return [personOf(1)];
      signals.push(signal);
      if (number > 2)
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new BackendError('offline')));
        });
      return Array.from({ length: size }, (_, index) => personOf(number * size + index));
    });
    const { start, user } = await open(5000, PATHS.adminUsers, { users });
    await start();
    expect(await screen.findByText('Exporting 2,000 of 5,000 users…')).toBeDefined();
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Users exported' });
    expect([bar.value, bar.max]).toEqual([2000, 5000]);
    // Whatever is looked for meanwhile.
    await user.type(screen.getByRole('searchbox'), 'nobody at all');
    expect(await screen.findByText('0 users · 0 PRO')).toBeDefined();
    expect(screen.getByText('Exporting 2,000 of 5,000 users…')).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText(/^5,000 users/)).toBeDefined();
    // One at a time.
    const isOffered = () =>
      screen.getByRole('button', { name: 'Export (CSV)' }).getAttribute('aria-disabled') === null;
    expect(isOffered()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(isOffered()).toBe(true);
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
    expect(saved).toEqual([]);
    expect(pageToasts().list()).toEqual([]);
  });

  it('says that it failed, and can be started again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const users = vi.fn<Backend['admin']['users']>(async (_search, _order, { size }) => {
      if (size === 1000 && isDown) throw new BackendError('offline');
      return [personOf(1)];
    });
    const { start } = await open(1, PATHS.adminUsers, { users });
    await start();
    await waitFor(() => expect(pageMessages()).toEqual([ADMIN_MESSAGES.usersExportFailed]));
    expect(log).toHaveBeenCalledWith('Failed while exporting the users:', expect.any(BackendError));
    isDown = false;
    await start();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('writes nobody twice who moves to the next page meanwhile [A-10]', async () => {
    const users = vi.fn<Backend['admin']['users']>(async (_search, _order, { number, size }) =>
      number === 1
        ? Array.from({ length: size }, (_, index) => personOf(index + 1))
        : [personOf(size), personOf(size + 1)],
    );
    const { start } = await open(1, PATHS.adminUsers, { users });
    await start();
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await (saved[0] as { blob: Blob }).blob.text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(1002);
  });
});
