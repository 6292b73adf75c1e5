import { describe, expect, it } from 'vitest';

import { readActivities, readDashboard, readUserDetails, readUsers } from '../../src/backend/adminAnswers';

const PICTURE = 'https://lh3.googleusercontent.com/a/ann';
const ANN = {
  id: 'u1',
  email: 'ann@example.com',
  created_at: '2026-01-02T03:04:05Z',
  last_sign_in_at: '2026-11-20T12:00:00Z',
  user_metadata: { full_name: 'Ann Archer', name: 'ann', avatar_url: PICTURE },
  is_pro: true,
  is_admin: false,
  is_suspended: true,
  palettes_count: 25,
  projects_count: 3,
};
const READ = {
  id: 'u1',
  name: 'Ann Archer',
  email: 'ann@example.com',
  avatarUrl: PICTURE,
  createdAt: '2026-01-02T03:04:05Z',
  lastSignInAt: '2026-11-20T12:00:00Z',
  isPro: true,
  isAdmin: false,
  isSuspended: true,
  paletteCount: 25,
  projectCount: 3,
};

describe('an answer of the back office', () => {
  it('is a list of users, of whom some have no e-mail and never came back [D-07]', () => {
    const unknown = { ...ANN, email: 'No email', last_sign_in_at: null, user_metadata: {}, is_pro: false };
    expect(readUsers([ANN, unknown])).toEqual([
      READ,
      { ...READ, name: 'User', email: null, avatarUrl: null, lastSignInAt: null, isPro: false },
    ]);
  });

  it.each([
    ['paid', true],
    ['complimentary', true],
    ['complimentary-and-ending', true],
    ['ending', false],
    ['free', false],
  ])('is one person, whose plan is %s [D-27]', (plan, isPro) => {
    expect(readUserDetails({ ...ANN, plan })).toEqual({ ...READ, isPro, planSource: plan });
  });

  it('is what happened, to whom and in which project [D-08]', () => {
    const user = { name: 'Ann Archer', email: 'No email', avatar: PICTURE };
    const date = '2026-11-20T12:00:00Z';
    const answer = {
      activities: [
        { id: 'a', type: 'new_palette', date, user, data: { projectName: 'Harbor' } },
        { id: 'b', type: 'pro_upgrade', date, user: { ...user, email: 'ann@example.com' }, data: {} },
        { id: 'c', type: 'new_project', date, user, data: { isPrivate: true } },
      ],
      has_more: true,
    };
    const read = { name: 'Ann Archer', email: null, avatarUrl: PICTURE };
    expect(readActivities(answer)).toEqual({
      activities: [
        { id: 'a', type: 'new_palette', date, user: read, projectName: 'Harbor', isPrivate: false },
        {
          id: 'b',
          type: 'pro_upgrade',
          date,
          user: { ...read, email: 'ann@example.com' },
          projectName: null,
          isPrivate: false,
        },
        { id: 'c', type: 'new_project', date, user: read, projectName: null, isPrivate: true },
      ],
      hasMore: true,
    });
  });

  it('is the numbers of the dashboard, each its own [D-09]', () => {
    const weeks = [{ start: '2026-11-16', signups: 6, upgrades: 7 }];
    expect(
      readDashboard({
        total_users: 5,
        new_users: 2,
        pro_users: 1,
        total_projects: 3,
        total_palettes: 4,
        weeks,
      }),
    ).toEqual({
      totalUsers: 5,
      newUsers: 2,
      proUsers: 1,
      totalProjects: 3,
      totalPalettes: 4,
      weeks: [{ start: '2026-11-16', signUps: 6, upgrades: 7 }],
    });
  });

  it.each([null, 'text', {}, [null], [{ ...ANN, id: 7 }]])('is none where it is %j [D-07]', (answer) => {
    expect(() => readUsers(answer)).toThrow('unexpected');
  });
});
