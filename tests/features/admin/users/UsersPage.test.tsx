import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../../src/backend/backend';
import { ADMIN_MESSAGES } from '../../../../src/domain/adminMessages';
import { PATHS } from '../../../../src/domain/paths';
import { pageToasts } from '../../../support/pageToasts';
import { personOf } from '../../../support/fakeAdmin';
import { openAdmin } from '../openAdmin';

const PEOPLE = [
  personOf(1, { name: 'Cass Thistlewood', email: 'cass@example.com' }),
  personOf(2, {
    name: 'Ana Berg',
    email: 'zoe@example.com',
    isPro: true,
    planSource: 'paid',
    paletteCount: 203,
  }),
  personOf(3, { name: 'User', email: null, isSuspended: true }),
  personOf(4, { name: 'Bram Oakhollow', email: 'bram@example.com', projectCount: 11 }),
];

const officeOf = (people: readonly ReturnType<typeof personOf>[]) => ({
  people,
  activities: [],
  administrators: [],
  tags: [],
  forbiddenTags: [],
});

const open = async (
  people = PEOPLE,
  path: string = PATHS.adminUsers,
  answers: Partial<Backend['admin']> = {},
) => {
  const app = openAdmin(path, { office: officeOf(people) }, { admin: answers });
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  return app;
};
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .filter((row) => row.textContent !== '');
const names = () => rows().map((row) => within(row).getByRole('button').textContent);
const whenNamed = (expected: readonly string[]) => waitFor(() => expect(names()).toEqual(expected));

describe('the users', () => {
  it('are listed with everything in a row, the newest first', async () => {
    await open();
    await whenNamed(['Cass Thistlewood', 'Ana Berg', 'User', 'Bram Oakhollow']);
    expect(
      within(rows()[1] as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['AAna Berg', 'zoe@example.com', 'Nov 19, 2026', 'PRO', '203 palettes', '2']);
    expect(screen.getByText('4 users · 1 PRO')).toBeDefined();
    expect(within(rows()[2] as HTMLElement).getByText('Suspended')).toBeDefined();
  });

  it('have a status: administrators are called so, and PRO or suspended where they are that', async () => {
    await open([
      personOf(1, { isAdmin: true }),
      personOf(2, { isAdmin: true, isPro: true }),
      personOf(3, {}),
      personOf(4, { isPro: true, isSuspended: true }),
    ]);
    await whenNamed(['Person 1', 'Person 2', 'Person 3', 'Person 4']);
    const statuses = rows().map((row) => within(row).getAllByRole('cell')[3]?.textContent);
    expect(statuses).toEqual(['Admin', 'PRO', 'Free', 'Suspended']);
  });

  it('without an e-mail are said to have none [A-13]', async () => {
    await open();
    expect(await screen.findByText('No email')).toBeDefined();
  });

  it('are searched by name and e-mail, on the service [A-08]', async () => {
    const { user, location } = await open();
    await whenNamed(['Cass Thistlewood', 'Ana Berg', 'User', 'Bram Oakhollow']);
    const field = screen.getByPlaceholderText('Search users...');
    await user.type(field, ' bram ');
    await whenNamed(['Bram Oakhollow']);
    expect(location().search).toBe('?q=bram');
    expect(await screen.findByText('1 user · 0 PRO')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'ZOE@');
    await whenNamed(['Ana Berg']);
    await user.type(field, '{Escape}');
    await whenNamed(['Cass Thistlewood', 'Ana Berg', 'User', 'Bram Oakhollow']);
    expect(location().search).toBe('');
  });

  it('are not counted as none where only the search before found none', async () => {
    let isHeld = false;
    const { user } = await open(PEOPLE, PATHS.adminUsers, {
      countUsers: ({ word }) =>
        isHeld ? new Promise(() => {}) : Promise.resolve({ total: word === '' ? 4 : 0, pro: 0 }),
    });
    await screen.findByText('4 users · 0 PRO');
    const field = screen.getByPlaceholderText('Search users...');
    await user.type(field, 'nobody');
    await screen.findByText('0 users · 0 PRO');
    isHeld = true;
    await user.type(field, '{Escape}');
    await whenNamed(['Cass Thistlewood', 'Ana Berg', 'User', 'Bram Oakhollow']);
    expect(screen.queryByText('0 users · 0 PRO')).toBeNull();
  });

  it('are filtered by plan [A-09]', async () => {
    const { user } = await open();
    const choose = async (label: string) => {
      await user.click(await screen.findByRole('button', { name: /^Filter/ }));
      await user.click(await screen.findByRole('menuitemradio', { name: label }));
    };
    await choose('PRO');
    await whenNamed(['Ana Berg']);
    expect(screen.getByRole('button', { name: 'Filter: PRO' })).toBeDefined();
    await choose('Free');
    await whenNamed(['Cass Thistlewood', 'User', 'Bram Oakhollow']);
    await choose('All');
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('are sorted by each column, both ways [A-11]', async () => {
    const { user, location } = await open();
    await waitFor(() => expect(names()).toHaveLength(4));
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Name',
      'Email',
      'Joined',
      'Status',
      'Palettes',
      'Projects',
    ]);
    const by = (label: string) => user.click(screen.getByRole('button', { name: label }));
    const sorted = () => screen.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'));
    for (const [label, first, last] of [
      ['Name', 'Ana Berg', 'User'],
      ['Email', 'User', 'Ana Berg'],
      ['Joined', 'Cass Thistlewood', 'Bram Oakhollow'],
      ['Status', 'Ana Berg', undefined],
      ['Palettes', 'Ana Berg', 'Cass Thistlewood'],
      ['Projects', 'Bram Oakhollow', undefined],
    ] as const) {
      await by(label);
      await waitFor(() => expect(names()[0]).toBe(first));
      expect(last ?? names()[3]).toBe(names()[3]);
      expect(sorted()).toEqual([screen.getByRole('columnheader', { name: label })]);
      const direction = sorted()[0]?.getAttribute('aria-sort');
      await by(label);
      await waitFor(() => expect(sorted()[0]?.getAttribute('aria-sort')).not.toBe(direction));
      await waitFor(() => expect(names()[3]).toBe(first));
    }
    expect(location().search).toBe('?sort=projects&direction=asc');
  });

  it('are sorted by a menu where there are no column heads, which says what is sorted and how [A-11]', async () => {
    const { user, location } = await open();
    await waitFor(() => expect(names()).toHaveLength(4));
    const opened = async () => {
      await user.click(screen.getByRole('button', { name: 'Sort' }));
      return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    };
    expect(await opened()).toEqual(['Name', 'Email', 'Joineddescending', 'Status', 'Palettes', 'Projects']);
    await user.click(screen.getByRole('menuitem', { name: 'Name' }));
    await waitFor(() => expect(location().search).toBe('?sort=name&direction=asc'));
    expect((await opened())[0]).toBe('Nameascending');
  });

  it('are found as the address says', async () => {
    await open(PEOPLE, `${PATHS.adminUsers}?q=example&plan=free&sort=name&direction=desc`);
    await whenNamed(['Cass Thistlewood', 'Bram Oakhollow']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('example');
  });

  it('say so where there are none [A-12]', async () => {
    await open([]);
    expect(await screen.findByText(ADMIN_MESSAGES.noUsers)).toBeDefined();
    expect(ADMIN_MESSAGES.noUsers).toBe('No users found');
    expect(screen.getByRole('button', { name: 'Export (CSV)' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('can all be shown again where nothing was found', async () => {
    const { user, location } = await open(PEOPLE, `${PATHS.adminUsers}?q=nobody&plan=pro`);
    await user.click(await screen.findByRole('button', { name: 'Show all users' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    await waitFor(() => expect(location().search).toBe(''));
  });

  it('are drawn and read only where someone looks: ten thousand are a few rows', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => personOf(index + 1));
    const { backend } = await open(many);
    const users = vi.spyOn(backend.admin, 'users');
    await screen.findByText('10,000 users · 0 PRO');
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001'));
    expect(rows().length).toBeLessThan(60);
    expect(users.mock.calls.length).toBeLessThan(3);
  });

  it('are walked through by arrow keys, and one Tab stop is enough', async () => {
    const { user } = await open();
    await waitFor(() => expect(names()).toHaveLength(4));
    screen.getByRole('button', { name: 'Cass Thistlewood' }).focus();
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Ana Berg'));
    await user.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe('Bram Oakhollow'));
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Bram Oakhollow');
    await user.keyboard('{Home}');
    await waitFor(() => expect(focused()).toBe('Cass Thistlewood'));
    expect(rows().filter((row) => within(row).getByRole('button').tabIndex === 0)).toHaveLength(1);
  });

  it('that cannot be loaded are logged only, and can be asked for again [A-22]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const users = vi.fn<Backend['admin']['users']>().mockResolvedValue(PEOPLE);
    users.mockRejectedValueOnce(new BackendError('offline'));
    const { user } = await open(PEOPLE, PATHS.adminUsers, { users });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(log).toHaveBeenCalledWith('Failed while loading the users:', expect.any(BackendError));
    expect(pageToasts().list()).toEqual([]);
    log.mockRestore();
  });

  it('of a search before the last never replace those of the last', async () => {
    let answerFirst = (): void => {};
    const users = vi.fn<Backend['admin']['users']>(({ word }) =>
      word === 'a'
        ? new Promise((resolve) => (answerFirst = () => resolve([PEOPLE[0] as (typeof PEOPLE)[0]])))
        : Promise.resolve([PEOPLE[1] as (typeof PEOPLE)[0]]),
    );
    const { user } = await open(PEOPLE, `${PATHS.adminUsers}?q=a`, { users });
    await user.type(screen.getByRole('searchbox'), 'n');
    await whenNamed(['Ana Berg']);
    answerFirst();
    await Promise.resolve();
    expect(names()).toEqual(['Ana Berg']);
  });
});
