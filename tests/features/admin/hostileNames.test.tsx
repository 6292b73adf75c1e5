import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { readActivities, readUserDetails } from '../../../src/backend/adminAnswers';
import type { AdminUserDetails } from '../../../src/domain/admin';
import { PATHS } from '../../../src/domain/paths';
import { usersCsvLines } from '../../../src/features/admin/users/usersCsv';
import { openAdmin } from './openAdmin';

/** What somebody may call an account, and what of it is shown. */
const NAMES = [
  [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
  ],
  ['Ada \u202Egnp.exe', 'Ada gnp.exe'],
  ['مرحبا (123)', 'مرحبا (123)'],
  ['x'.repeat(900_000), 'x'.repeat(80)],
  ['👩‍👩‍👧‍👦'.repeat(7), '👩‍👩‍👧‍👦'.repeat(7)],
  ['=HYPERLINK("https://evil.example","x")', '=HYPERLINK("https://evil.example","x")'],
  ['Ada\r\nL\tO', 'Ada L O'],
  ['A\u200Bd\u200Ba', 'Ada'],
] as const;

const EMAIL = 'ada@example.com?cc=eve@evil.example';

const answerOf = (full_name: string, index: number) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  email: EMAIL,
  user_metadata: { full_name },
  created_at: '2026-11-20T09:42:00Z',
  last_sign_in_at: null,
  is_pro: false,
  is_admin: false,
  is_suspended: false,
  palettes_count: 1,
  projects_count: 1,
  plan: 'free',
});
const PEOPLE: readonly AdminUserDetails[] = NAMES.map(([name], index) =>
  readUserDetails(answerOf(name, index)),
);
const { activities } = readActivities({
  activities: NAMES.map(([name], index) => ({
    id: `new_project:${index}`,
    type: 'new_project',
    date: '2026-11-20T09:42:00Z',
    user: { name, email: EMAIL },
    data: { projectName: 'مشروع <b>' },
  })),
  has_more: false,
});
const OFFICE = {
  people: PEOPLE,
  activities,
  tags: [],
  forbiddenTags: [],
  administrators: PEOPLE.map(({ id }, index) => ({
    id: `a${index}`,
    userId: id,
    notifyNewUsers: true,
    notifyProUpgrades: true,
  })),
};

/** Whatever its letters, a name turns nothing around it: it stands by itself. */
const isIsolated = (text: string): boolean =>
  screen
    .getAllByText(text, { collapseWhitespace: false })
    .some((element) => element.matches('bdi, [dir="auto"]'));

describe('names that were made to do harm', () => {
  it.each([
    ['the table of users', PATHS.adminUsers, 'Users'],
    ['the feed of the dashboard', PATHS.admin, 'Dashboard'],
    ['the settings', PATHS.adminSettings, 'Settings'],
  ])('are text in %s, and keep to themselves [A-05] [A-11] [A-18] [XS-07]', async (_, path, title) => {
    openAdmin(path, { office: OFFICE });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    await screen.findAllByText(NAMES[2][1]);
    expect(NAMES.filter(([, shown]) => !isIsolated(shown))).toEqual([]);
    expect(document.querySelector('main script, main img')).toBeNull();
  });

  it('are whole in the title of what may be cut [A-11]', async () => {
    openAdmin(PATHS.adminUsers, { office: OFFICE });
    for (const [, shown] of NAMES)
      expect((await screen.findByRole('button', { name: shown })).getAttribute('title')).toBe(shown);
    expect(screen.getAllByTitle(EMAIL)).toHaveLength(NAMES.length);
  });

  it('and addresses that were made so get one message, and are asked about by name [A-14] [A-15] [A-17]', async () => {
    const { user } = openAdmin(PATHS.adminUsers, { office: OFFICE });
    const [, arabic] = NAMES[2];
    await user.click(await screen.findByRole('button', { name: arabic }));
    const dialog = within(await screen.findByRole('dialog', { name: 'User details' }));
    expect(dialog.getByRole('link', { name: 'Send email' }).getAttribute('href')).toBe(
      'mailto:ada%40example.com%3Fcc%3Deve@evil.example',
    );
    await user.click(await dialog.findByRole('button', { name: 'Suspend account' }));
    expect(dialog.getByText(arabic).tagName).toBe('BDI');
  });

  it('begin no formula in the exported file, and stay on their line [A-10] [XS-07]', () => {
    const lines = usersCsvLines(PEOPLE).trimEnd().split('\r\n');
    expect(lines).toHaveLength(NAMES.length);
    expect(lines[5]).toMatch(/^"'=HYPERLINK\(""https/);
    expect(lines.some((line) => /^"?[=+\-@\t]/.test(line))).toBe(false);
  });
});
