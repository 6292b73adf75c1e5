import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { colorFromHex } from '../../../../src/color/color';
import type { Activity, ActivityType } from '../../../../src/domain/admin';
import { PATHS } from '../../../../src/domain/paths';
import { selectOpenDialog } from '../../../../src/state/dialogsSlice';
import { pageToasts } from '../../../support/pageToasts';
import { personOf } from '../../../support/fakeAdmin';
import { createFakeBackend } from '../../../support/fakeBackend';
import { createMemoryStore } from '../../../support/fakeServices';
import { ADMIN, openAdmin } from '../openAdmin';

const TYPES: readonly ActivityType[] = ['new_user', 'pro_upgrade', 'new_project', 'new_palette'];

/** The fake clock stands at noon of the device; minutes before it are minutes anywhere. */
const minutesAgo = (minutes: number): string =>
  new Date(new Date(2026, 10, 20, 12).getTime() - minutes * 60_000).toISOString();

const activityOf = (index: number): Activity => {
  const type = TYPES[index % TYPES.length] ?? 'new_user';
  return {
    id: `${type}:${index}`,
    type,
    date: minutesAgo(index * 7),
    user: { name: `Person ${index}`, email: null, avatarUrl: null },
    projectName: type === 'new_project' || type === 'new_palette' ? `Project ${index}` : null,
    isPrivate: false,
  };
};

const office = (activities = 0, people = 0) => ({
  people: Array.from({ length: people }, (_, index) => personOf(index + 1, { isPro: index % 8 === 0 })),
  activities: Array.from({ length: activities }, (_, index) => activityOf(index)),
  administrators: [],
  tags: [],
  forbiddenTags: [],
});

const cardOf = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.parentElement?.textContent;
};
const feed = () => within(screen.getByRole('tabpanel', { name: 'Recent activity' }));

describe('the dashboard', () => {
  it('counts users, PRO users, projects and palettes [A-03] [D-09]', async () => {
    openAdmin(PATHS.admin, { office: office(0, 48) });
    await screen.findByText('12.5%');
    expect(await cardOf('Total users')).toBe('Total users48+3 in 7 days');
    expect(await cardOf('PRO users')).toBe('PRO users612.5% conversion rate');
    expect(await cardOf('Total projects')).toBe('Total projects481.0 per user');
    expect(await cardOf('Total palettes')).toBe('Total palettes1473.1 per project');
  });

  it.each([
    [3374, 48_210, '7.0%'],
    [1, 3, '33.3%'],
    [0, 0, '0.0%'],
    [5, 5, '100.0%'],
  ])('tells the conversion of %i in %i with one decimal [A-04]', async (proUsers, totalUsers, rate) => {
    const dashboard = async () => ({
      totalUsers,
      proUsers,
      newUsers: 0,
      totalProjects: 0,
      totalPalettes: 0,
      weeks: [],
    });
    openAdmin(PATHS.admin, {}, { admin: { dashboard } });
    expect(await screen.findByText(rate)).toBeDefined();
  });

  it('draws twelve weeks for eyes and tells them in a table for readers', async () => {
    openAdmin(PATHS.admin);
    const table = within(await screen.findByRole('table', { name: /last 12 weeks/ }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(12);
    expect(rows[0]?.textContent).toBe('Aug 31 to Sep 680040');
    expect(rows[11]?.textContent).toBe('Nov 16 to 22, running1,24095');
  });

  it('tells a week that arrow keys choose, and lets it go by Escape', async () => {
    openAdmin(PATHS.admin);
    const chart = await screen.findByRole('slider', { name: 'Sign-ups and new PRO by week' });
    const valueText = () => chart.getAttribute('aria-valuetext');
    expect(valueText()).toBe('No week chosen');
    fireEvent.keyDown(chart, { key: 'Home' });
    expect(valueText()).toBe('Aug 31 to Sep 6: 800 sign-ups, 40 new PRO');
    fireEvent.keyDown(chart, { key: 'ArrowRight' });
    expect(valueText()).toBe('Sep 7 to 13: 840 sign-ups, 45 new PRO');
    fireEvent.keyDown(chart, { key: 'End' });
    fireEvent.keyDown(chart, { key: 'ArrowRight' });
    expect(valueText()).toBe('Nov 16 to 22: 1,240 sign-ups, 95 new PRO');
    fireEvent.keyDown(chart, { key: 'Escape' });
    expect(valueText()).toBe('No week chosen');
  });

  it('shows what cannot be loaded as not known, logs it and tells no more; it can be tried again [A-22]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const { admin } = createFakeBackend({}, { user: ADMIN, isAdmin: true, office: office(1, 3) });
    const unlessDown = <T,>(answer: () => Promise<T>): Promise<T> =>
      isDown ? Promise.reject(new BackendError('offline')) : answer();
    const { user } = openAdmin(
      PATHS.admin,
      {},
      {
        admin: {
          dashboard: () => unlessDown(() => admin.dashboard()),
          activities: (page, filter) => unlessDown(() => admin.activities(page, filter)),
        },
      },
    );
    const tries = await screen.findAllByRole('button', { name: 'Try again' });
    expect(tries).toHaveLength(2);
    expect(await cardOf('Total users')).toBe('Total users–');
    expect(log.mock.calls.map(([words]) => words as string)).toEqual(
      expect.arrayContaining(['Failed while loading the dashboard:', 'Failed while loading the activities:']),
    );
    expect(pageToasts().list()).toEqual([]);
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    isDown = false;
    for (const button of tries) await user.click(button);
    expect(await screen.findByText('Person 0')).toBeDefined();
    await waitFor(async () => expect(await cardOf('Total users')).toMatch(/^Total users3/));
    log.mockRestore();
  });
});

describe('the recent activity', () => {
  it('tells what each did, in which project and when', async () => {
    openAdmin(PATHS.admin, { office: office(4) });
    await screen.findByText('Person 3');
    expect(
      feed()
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'PPerson 0 signed upjust now',
      'PPerson 1 became a PRO user7 min ago',
      'PPerson 2 created Project 214 min ago',
      'PPerson 3 saved a palette in Project 321 min ago',
    ]);
  });

  it('names no project that is private, nor one that is not known any more', async () => {
    const ofPrivate = { projectName: null, isPrivate: true };
    const kept = [
      { ...activityOf(2), ...ofPrivate },
      { ...activityOf(3), ...ofPrivate },
    ];
    const moved = { ...activityOf(7), projectName: null };
    openAdmin(PATHS.admin, { office: { ...office(), activities: [...kept, moved] } });
    await screen.findByText('Person 7');
    expect(
      feed()
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'PPerson 2 created a private project14 min ago',
      'PPerson 3 saved a private palette21 min ago',
      'PPerson 7 saved a palette49 min ago',
    ]);
  });

  it('is filtered by kind [A-05]', async () => {
    const { user } = openAdmin(PATHS.admin, { office: office(8) });
    await screen.findByText('Person 7');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All',
      'New user',
      'PRO user',
      'New project',
      'Palette saved',
    ]);
    for (const [label, people] of [
      ['New user', ['0', '4']],
      ['PRO user', ['1', '5']],
      ['New project', ['2', '6']],
      ['Palette saved', ['3', '7']],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: label }));
      await waitFor(() => expect(feed().getAllByRole('listitem')).toHaveLength(2));
      for (const person of people) expect(feed().getByText(`Person ${person}`)).toBeDefined();
    }
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(feed().getAllByRole('listitem')).toHaveLength(8));
  });

  it('comes ten at a time until there is no more [A-06]', async () => {
    const { user } = openAdmin(PATHS.admin, { office: office(25) });
    const more = await screen.findByRole('button', { name: 'Load more' });
    expect(feed().getAllByRole('listitem')).toHaveLength(10);
    await user.click(more);
    await waitFor(() => expect(feed().getAllByRole('listitem')).toHaveLength(20));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(feed().getAllByRole('listitem')).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('shows nobody twice when the pages have moved on meanwhile', async () => {
    const { user, backend } = openAdmin(PATHS.admin, { office: office(15) });
    await screen.findByRole('button', { name: 'Load more' });
    const { office: world } = backend.world;
    world.activities = [{ ...activityOf(0), id: 'new_user:later' }, ...world.activities];
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(feed().getAllByRole('listitem')).toHaveLength(15));
    expect(feed().getAllByText('Person 9')).toHaveLength(1);
  });

  it('says that there is none, and not before it is known [A-07]', async () => {
    let answer = (): void => {};
    const activities = vi.fn(
      () =>
        new Promise<{ activities: readonly Activity[]; hasMore: boolean }>(
          (resolve) => (answer = () => resolve({ activities: [], hasMore: false })),
        ),
    );
    openAdmin(PATHS.admin, {}, { admin: { activities } });
    await waitFor(() => expect(activities).toHaveBeenCalled());
    expect(feed().queryByText('No recent activity found')).toBeNull();
    answer();
    expect(await screen.findByText('No recent activity found')).toBeDefined();
  });
});

describe('the palette of the week on the dashboard', () => {
  const weekly = {
    id: '00000000-0000-4000-8000-000000000047',
    colors: ['#0B2B33', '#F1EBDD'].map((hex) => colorFromHex(hex)),
    background: { type: 'image', url: '/weekly/slow-tide.jpg' },
    year: 2026,
    week: 47,
    clickCount: 1842,
  } as const;

  it.each([
    ['Social export', 'Social media export'],
    ['Schedule', 'Palette of the Week'],
  ])('is handed to %s by a button, where there is no keyboard to type on', async (button, name) => {
    const { user, store } = openAdmin(PATHS.admin, { office: office(), weekly: [weekly] });
    const panel = within(await screen.findByRole('region', { name: 'Palette of the Week' }));
    await panel.findByText(/1,842 clicks/);
    await user.click(panel.getByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name })).toBeDefined();
    expect(selectOpenDialog(store.getState())).toMatchObject({ palette: { colors: weekly.colors } });
  });

  it('marks what came since the last look, of the kinds that this administrator is notified of [A-18]', async () => {
    const own = { id: 'a1', userId: ADMIN.id, notifyNewUsers: true, notifyProUpgrades: false };
    const storage = createMemoryStore();
    const rows = () => feed().getAllByRole('listitem');
    const news = () => rows().flatMap((row, index) => (within(row).queryByText('New') ? [index] : []));
    const look = async (at: Date) => {
      const world = { office: { ...office(9), administrators: [own] } };
      const app = openAdmin(PATHS.admin, world, {}, { storage, now: () => at });
      await waitFor(() => expect(rows()).toHaveLength(9));
      await act(async () => {});
      return app;
    };
    // Activities are seven minutes apart, every fourth of them a new user, the second and the sixth an upgrade.
    const first = await look(new Date(minutesAgo(30)));
    expect(news()).toEqual([]);
    first.unmount();
    const second = await look(new Date(minutesAgo(0)));
    await waitFor(() => expect(news()).toEqual([0, 4]));
    second.unmount();
    await look(new Date(minutesAgo(0)));
    expect(news()).toEqual([]);
  });
});
