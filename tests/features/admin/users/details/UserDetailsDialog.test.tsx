import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../../../src/backend/backend';
import type { AdminUserDetails } from '../../../../../src/domain/admin';
import { ADMIN_MESSAGES } from '../../../../../src/domain/adminMessages';
import { PATHS } from '../../../../../src/domain/paths';
import { pageMessages } from '../../../../support/pageToasts';
import { personOf } from '../../../../support/fakeAdmin';
import { openAdmin } from '../../openAdmin';

/** The table with one person in it, and the dialog about them. */
const open = async (changes: Partial<AdminUserDetails> = {}, answers: Partial<Backend['admin']> = {}) => {
  const people = [personOf(1, { name: 'Milo', email: 'milo+b@example.com', ...changes }), personOf(2)];
  const office = { people, activities: [], administrators: [], tags: [], forbiddenTags: [] };
  const app = openAdmin(PATHS.adminUsers, { office }, { admin: answers });
  await app.user.click(await screen.findByText(people[0]?.name ?? ''));
  const dialog = await screen.findByRole('dialog', { name: 'User details' });
  return { ...app, dialog };
};
const button = (name: string) => screen.findByRole('button', { name });
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await waitFor(async () => expect((await button(name)).getAttribute('aria-disabled')).toBeNull());
  await user.click(await button(name));
};
const person = (app: Awaited<ReturnType<typeof open>>) =>
  app.backend.world.office.people.find(({ name }) => name === 'Milo');

describe('the details of a user', () => {
  it('open by a click on the row, and by Enter [A-14]', async () => {
    const { dialog, user } = await open({
      planSource: 'complimentary',
      isPro: true,
      paletteCount: 34,
      projectCount: 6,
    });
    expect(await within(dialog).findByText('PRO, complimentary')).toBeDefined();
    const facts = within(dialog)
      .getAllByRole('definition')
      .map((fact) => fact.textContent);
    expect(facts).toEqual([
      '34',
      '6',
      'November 19, 2026',
      'Today, 9:42 AM UTC',
      'PRO, complimentary',
      '00000000-0000-4000-8000-000000000001',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('button', { name: 'Person 2' }).focus();
    await user.keyboard('{Enter}');
    expect(within(await screen.findByRole('dialog')).getByText('person2@example.com')).toBeDefined();
  });

  it('offer what can be done to the account [A-17]', async () => {
    const { dialog } = await open();
    await waitFor(() =>
      expect(
        within(dialog).getByRole('button', { name: 'Grant PRO status' }).getAttribute('aria-disabled'),
      ).toBeNull(),
    );
    const email = within(dialog).getByRole('link', { name: 'Send email' });
    expect(email.getAttribute('href')).toBe('mailto:milo%2Bb@example.com');
    expect(within(dialog).getByRole('button', { name: 'Suspend account' })).toBeDefined();
    expect(within(dialog).getByRole('button', { name: 'Delete user' })).toBeDefined();
  });

  it('have no way to write to someone without an e-mail [A-17], and say who never signed in', async () => {
    const { dialog } = await open({ email: null, lastSignInAt: null });
    expect(within(dialog).getByText('Never')).toBeDefined();
    expect(within(dialog).queryByRole('link', { name: 'Send email' })).toBeNull();
    const send = within(dialog).getByRole('button', { name: /Send email/ });
    expect(send.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    [
      'Grant PRO status',
      {},
      { isPro: true, planSource: 'complimentary' },
      ADMIN_MESSAGES.proGranted,
      'Remove PRO status',
    ],
    [
      'Remove PRO status',
      { isPro: true, planSource: 'complimentary' },
      { isPro: false, planSource: 'free' },
      ADMIN_MESSAGES.proRemoved,
      'Grant PRO status',
    ],
    ['Suspend account', {}, { isSuspended: true }, ADMIN_MESSAGES.userSuspended, 'Lift suspension'],
    [
      'Lift suspension',
      { isSuspended: true },
      { isSuspended: false },
      ADMIN_MESSAGES.suspensionLifted,
      'Suspend account',
    ],
  ] as const)(
    '%s asks first, does it, says so, and changes the table [A-17]',
    async (name, before, after, message, next) => {
      const app = await open(before);
      await press(app.user, name);
      expect(person(app)).toMatchObject(before);
      // The same words, now on the button that does it.
      await press(app.user, name);
      await waitFor(() => expect(person(app)).toMatchObject(after));
      expect(pageMessages()).toEqual([message]);
      expect(await button(next)).toBeDefined();
      await app.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const row = screen.getAllByRole('row')[1] as HTMLElement;
      const status = person(app)?.isSuspended ? 'Suspended' : person(app)?.isPro ? 'PRO' : 'Free';
      expect(within(row).getByText(status)).toBeDefined();
      await screen.findByText(`2 users · ${person(app)?.isPro ? 1 : 0} PRO`);
    },
  );

  it('take a gift beside a period that is paid for, and say that PRO stays till then', async () => {
    const app = await open({ isPro: true, planSource: 'complimentary-and-ending' });
    expect(
      await within(app.dialog).findByText('PRO, complimentary, and paid to the end of the period'),
    ).toBeDefined();
    await press(app.user, 'Remove PRO status');
    const question = screen.getByRole('dialog', { name: 'Remove PRO status?' });
    expect(question.textContent).toContain(
      'Milo keeps PRO to the end of the period that is paid for, and goes back to the free plan then.',
    );
    await press(app.user, 'Remove PRO status');
    expect(await screen.findByText('PRO to the end of the paid period')).toBeDefined();
    expect(person(app)).toMatchObject({ isPro: false, planSource: 'ending' });
  });

  it('never offer to take away PRO that is paid for, and say why [A-17]', async () => {
    const { dialog, user, backend } = await open({ isPro: true, planSource: 'paid' });
    const take = vi.spyOn(backend.admin, 'setComplimentaryPro');
    expect(await within(dialog).findByText(ADMIN_MESSAGES.proIsPaid)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /Remove PRO status/ }));
    expect(screen.getByRole('dialog', { name: 'User details' })).toBeDefined();
    expect(take).not.toHaveBeenCalled();
  });

  it('never offer to suspend or delete an administrator [A-15] [A-17]', async () => {
    const { dialog } = await open({ isAdmin: true });
    expect(await within(dialog).findByText(ADMIN_MESSAGES.adminIsKept)).toBeDefined();
    for (const name of [/Suspend account/, 'Delete user'])
      expect(within(dialog).getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['already-paid', ADMIN_MESSAGES.proIsPaid],
    ['not-found', ADMIN_MESSAGES.userIsGone],
    ['offline', ADMIN_MESSAGES.grantFailed],
  ] as const)('say why PRO was not granted where it is %s', async (kind, message) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await open({}, { setComplimentaryPro: () => Promise.reject(new BackendError(kind)) });
    await press(user, 'Grant PRO status');
    await press(user, 'Grant PRO status');
    expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
    expect(pageMessages()).toEqual([]);
    log.mockRestore();
  });
});

describe('an action whose dialog is closed before the answer comes', () => {
  const closeEarly = async (name: string, answers: Partial<Backend['admin']>) => {
    const app = await open({}, answers);
    await press(app.user, name);
    await press(app.user, name);
    // Its question stays as long as it runs: what becomes of it is told there.
    expect((await button('Back')).getAttribute('aria-disabled')).toBe('true');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pageMessages()).toEqual([]);
    return app;
  };

  it.each([
    ['unexpected', ADMIN_MESSAGES.suspendFailed],
    ['not-found', ADMIN_MESSAGES.userIsGone],
  ] as const)('is told where it failed, as it is %s', async (kind, message) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let fail = (): void => {};
    const setSuspended = () =>
      new Promise<void>((_, reject) => (fail = () => reject(new BackendError(kind))));
    await closeEarly('Suspend account', { setSuspended });
    await act(async () => fail());
    await waitFor(() => expect(pageMessages()).toEqual([message]));
    log.mockRestore();
  });

  it('leaves the details of another user open, and says that it is done [A-16]', async () => {
    let finish = (): void => {};
    const deleteUser = () => new Promise<void>((resolve) => (finish = resolve));
    const { user } = await closeEarly('Delete user', { deleteUser });
    await user.click(await button('Person 2'));
    expect(within(await screen.findByRole('dialog')).getByText('person2@example.com')).toBeDefined();
    await act(async () => finish());
    await waitFor(() => expect(pageMessages()).toEqual([ADMIN_MESSAGES.userDeleted]));
    expect(within(await screen.findByRole('dialog')).getByText('person2@example.com')).toBeDefined();
  });
});

describe('the deletion of a user', () => {
  it('goes from the details to the question, and back [A-15]', async () => {
    const { user, backend } = await open();
    const remove = vi.spyOn(backend.admin, 'deleteUser');
    await press(user, 'Delete user');
    expect(await screen.findByRole('dialog', { name: 'Delete this user?' })).toBeDefined();
    expect(
      screen.getByText(/is deleted, with all its projects and palettes\..*cannot be undone/),
    ).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Back'));
    await user.click(await button('Back'));
    expect(await screen.findByRole('dialog', { name: 'User details' })).toBeDefined();
    expect(remove).not.toHaveBeenCalled();
  });

  it('says that it is running, closes, and reads the users anew [A-15] [A-16]', async () => {
    let finish = (): void => {};
    const { user, backend } = await open();
    const { admin } = backend;
    const remove = admin.deleteUser.bind(admin);
    vi.spyOn(admin, 'deleteUser').mockImplementation(
      (id) => new Promise<void>((resolve) => (finish = () => resolve(remove(id)))),
    );
    await press(user, 'Delete user');
    await press(user, 'Delete user');
    expect((await button('Deleting...')).getAttribute('aria-disabled')).toBe('true');
    finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('1 user · 0 PRO')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Milo')).toBeNull());
    expect(pageMessages()).toEqual([ADMIN_MESSAGES.userDeleted]);
  });

  it('that failed leaves the dialog open, with the reason above the buttons [A-16]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const deleteUser = vi
      .fn<Backend['admin']['deleteUser']>()
      .mockRejectedValueOnce(new BackendError('unexpected'));
    const { user } = await open({}, { deleteUser });
    await press(user, 'Delete user');
    await press(user, 'Delete user');
    expect(await screen.findByText(ADMIN_MESSAGES.deleteUserFailed)).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Delete this user?' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Milo', hidden: true })).toBeDefined();
    deleteUser.mockResolvedValueOnce();
    await press(user, 'Delete user');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(deleteUser).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});
