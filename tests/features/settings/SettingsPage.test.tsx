import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { BILLING_MESSAGES } from '../../../src/domain/billingMessages';
import { ACCOUNT_MESSAGES } from '../../../src/domain/accountMessages';
import { PATHS } from '../../../src/domain/paths';
import { ACTIVE_SUBSCRIPTION, FREE_USER } from '../../support/fakeBackend';
import { CANCELLED, card, dialog, fact, openSettings, PRO } from './openSettings';

const hushErrors = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
};

describe('the settings', () => {
  it('are three cards [G-08] [S-01]', async () => {
    await openSettings();
    await waitFor(() => expect(document.title).toBe('Settings · Hueloom'));
    const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(cards).toEqual(['Profile', 'Subscription', 'Account']);
  });

  it('mark the first card in their rail while the address is of none', async () => {
    await openSettings();
    const rail = within(screen.getByRole('navigation', { name: 'Settings' }));
    const marked = rail
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'location');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Profile']);
  });

  it('show name, e-mail and picture, or an icon where there is none [S-02]', async () => {
    const { backend } = await openSettings();
    expect(card('Profile').getByText('Jo Free')).toBeDefined();
    expect(card('Profile').getByText('jo@example.com')).toBeDefined();
    const profile = screen.getByRole('region', { name: 'Profile' });
    expect(profile.querySelector('svg')).not.toBeNull();

    const picture = 'https://lh3.googleusercontent.com/a/jo';
    act(() => backend.changeUser({ ...FREE_USER, avatarUrl: picture }));
    expect(profile.querySelector('img')?.src).toBe(picture);
    expect(profile.querySelector('svg')).toBeNull();
  });

  it('are left for home, without any question, when someone signs out elsewhere', async () => {
    const { backend, location } = await openSettings();
    act(() => backend.changeUser(null));
    await waitFor(() => expect(location().pathname).toBe(PATHS.home));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('have a way out of the account [S-03]', async () => {
    const { user, backend, location } = await openSettings();
    await user.click(card('Account').getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.home));
    expect(backend.world.user).toBeNull();
  });
});

describe('the subscription card', () => {
  it('tells on the free plan how much of it is used, with the way to PRO', async () => {
    const { user } = await openSettings({
      projects: [{ id: 'p', name: 'One', isPublic: true, createdAt: '', updatedAt: '' }],
      extractions: { image: 3, video: 2 },
    });
    await waitFor(() => expect(fact('Subscription', 'Projects')).toBe('1 of 1'));
    expect(fact('Subscription', 'Image extractions today')).toBe('3 of 10');
    expect(fact('Subscription', 'Video extractions this month')).toBe('2 of 5');
    expect(card('Subscription').getByText('$2.99 per month lifts every limit.')).toBeDefined();
    await user.click(card('Subscription').getByRole('button', { name: 'Become PRO' }));
    expect(await dialog('Upgrade to PRO')).toBeDefined();
  });

  it('tells what the plan allows where the use cannot be counted', async () => {
    hushErrors();
    const gone = () => Promise.reject(new BackendError('offline'));
    await openSettings({}, { answers: { projects: { totals: gone }, extractions: { used: gone } } });
    await waitFor(() => expect(fact('Subscription', 'Projects')).toBe('Up to 1'));
    expect(fact('Subscription', 'Image extractions today')).toBe('Up to 10');
  });

  it('shows price, next billing date and card of PRO that goes on, and how to cancel [S-06] [S-10] [S-12] [S-13]', async () => {
    await openSettings(PRO);
    expect(card('Subscription').getByText('PRO')).toBeDefined();
    expect(fact('Subscription', 'Plan')).toBe('$2.99 per month');
    expect(fact('Subscription', 'Next billing date')).toBe('December 14, 2026');
    expect(fact('Subscription', 'Payment method')).toBe('Visa •••• 4242');
    expect(card('Subscription').getByRole('button', { name: 'Cancel subscription' })).toBeDefined();
  });

  it('shows until when cancelled PRO is active, and nothing to cancel [S-11]', async () => {
    await openSettings(CANCELLED);
    expect(card('Subscription').getByText('Subscription cancelled')).toBeDefined();
    expect(fact('Subscription', 'Active until')).toBe('December 14, 2026');
    expect(card('Subscription').getByText('Ends Dec 14')).toBeDefined();
    expect(card('Subscription').queryByText('Next billing date')).toBeNull();
    expect(card('Subscription').queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  });

  it('says that a payment is missing, and lets it be given up', async () => {
    await openSettings({ subscription: { ...ACTIVE_SUBSCRIPTION, status: 'past_due' } });
    expect(card('Subscription').getByText('The last payment did not go through')).toBeDefined();
    expect(card('Subscription').getByRole('button', { name: 'Cancel subscription' })).toBeDefined();
  });

  it('says that PRO was given, and asks for nothing', async () => {
    await openSettings({ isComplimentary: true });
    expect(fact('Subscription', 'Price')).toBe('Free of charge');
    expect(card('Subscription').queryByRole('button')).toBeNull();
  });

  it('is a frame while the subscription is read, and can be read again when that failed', async () => {
    hushErrors();
    const subscription = vi.fn().mockRejectedValueOnce(new BackendError('offline')).mockResolvedValue(null);
    const { user } = await openSettings({}, { answers: { billing: { subscription } } });
    expect(card('Subscription').getByText(BILLING_MESSAGES.subscriptionUnread)).toBeDefined();
    await user.click(card('Subscription').getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card('Subscription').getByText('Projects')).toBeDefined());
  });
});

describe('the way into the settings', () => {
  it('opens the upgrade dialog by ?upgrade=true, which then leaves the address [S-04]', async () => {
    const { location, arrival } = await openSettings({}, { path: `${PATHS.settings}?upgrade=true` });
    expect(await dialog('Upgrade to PRO')).toBeDefined();
    expect(location().pathname + location().search).toBe('/settings');
    expect(arrival()).toBe('REPLACE');
  });

  it('opens no dialog by ?upgrade=false [S-05]', async () => {
    const { store } = await openSettings({}, { path: `${PATHS.settings}?upgrade=false` });
    expect(store.getState().dialogs.open).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('cancelling the subscription', () => {
  const openDialog = async (answers: Parameters<typeof openSettings>[1] = {}) => {
    const app = await openSettings(PRO, answers);
    await app.user.click(card('Subscription').getByRole('button', { name: 'Cancel subscription' }));
    return { ...app, question: await dialog('Cancel subscription?') };
  };

  it('says that PRO stays to the end of the billing cycle, and can be given up [S-14]', async () => {
    const { user, question, backend } = await openDialog();
    expect(
      question.getByText(
        'Your subscription stays active to the end of the billing cycle, December 14, 2026. Your projects stay yours.',
      ),
    ).toBeDefined();
    const keep = question.getByRole('button', { name: 'Keep PRO' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    await user.click(keep);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.world.subscription?.isCancelled).toBe(false);
  });

  it('adds nothing to what a suspended account is told by the page', async () => {
    hushErrors();
    const cancel = () => Promise.reject(new BackendError('suspended'));
    const { user, question } = await openDialog({ answers: { billing: { cancel } } });
    await user.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await question.findByRole('button', { name: 'Cancel subscription' })).toBeDefined();
    expect(question.getByRole('alert').textContent).toBe('');
  });

  it('says that it is done, and shows it [S-15]', async () => {
    const { user, question } = await openDialog();
    await user.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Subscription cancelled successfully')).toBeDefined();
    expect(await card('Subscription').findByText('Active until')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['unexpected', 'Failed to cancel subscription. Please try again.'],
    ['offline', 'Failed to cancel subscription. Please try again.'],
    ['not-authenticated', 'User not authenticated'],
  ] as const)('that is %s says so and can be tried again [S-16] [G-34]', async (kind, sentence) => {
    hushErrors();
    const cancel = vi.fn().mockRejectedValueOnce(new BackendError(kind)).mockResolvedValue(undefined);
    const { user, question } = await openDialog({ answers: { billing: { cancel } } });
    await user.click(question.getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(question.getByRole('alert').textContent).toBe(sentence));
    await user.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Subscription cancelled successfully')).toBeDefined();
  });
});

describe('deleting the account', () => {
  const openDialog = async (world: Parameters<typeof openSettings>[0], name: string, answers = {}) => {
    const app = await openSettings(world, { answers });
    await app.user.click(card('Account').getByRole('button', { name: 'Delete account' }));
    return { ...app, question: await dialog(name) };
  };

  it('has to wait for the cancellation while PRO goes on [S-05] [S-17] [R-09]', async () => {
    const { user, question, location, backend } = await openDialog(PRO, 'Cancel your subscription first');
    expect(
      question.getByText(
        'You have an active PRO subscription. Cancel it in Settings, then delete your account.',
      ),
    ).toBeDefined();
    await user.click(question.getByRole('button', { name: 'I understand' }));
    await waitFor(() => expect(location().search).toBe('?upgrade=false'));
    expect(location().pathname).toBe(PATHS.settings);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.world.user).not.toBeNull();
  });

  it('tells that this device forgets what was never saved, too', async () => {
    const { question } = await openDialog({}, 'Delete your account?');
    expect(question.getByText(ACCOUNT_MESSAGES.deviceForgets)).toBeDefined();
  });

  it('signs out and leads home when it is done [S-03] [S-18]', async () => {
    const { user, question, location, backend } = await openDialog({}, 'Delete your account?');
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.home));
    expect(backend.world.user).toBeNull();
    expect(await screen.findByText(ACCOUNT_MESSAGES.accountDeleted)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
  });

  it('tells that the paid rest of cancelled PRO is lost, and is allowed [S-18] [R-09]', async () => {
    const { user, question, backend } = await openDialog(CANCELLED, 'Delete your account?');
    expect(
      question.getByText(
        /^Your projects, your palettes and your profile will be deleted\. .*cannot be undone/,
      ),
    ).toBeDefined();
    expect(question.getByText(/^PRO is paid until December 14, 2026/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(backend.world.user).toBeNull());
  });

  it('asks to cancel first where only the service knows of the payment [S-17]', async () => {
    hushErrors();
    const remove = () => Promise.reject(new BackendError('cancel-first'));
    const { user, question } = await openDialog({}, 'Delete your account?', { account: { remove } });
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    expect(await dialog('Cancel your subscription first')).toBeDefined();
  });

  it('adds nothing to what a suspended account is told by the page', async () => {
    hushErrors();
    const remove = () => Promise.reject(new BackendError('suspended'));
    const { user, question } = await openDialog({}, 'Delete your account?', { account: { remove } });
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    expect(await question.findByRole('button', { name: 'Delete account' })).toBeDefined();
    expect(question.getByRole('alert').textContent).toBe('');
  });

  it('says that it failed, and leaves everything as it is [S-19]', async () => {
    hushErrors();
    const remove = () => Promise.reject(new BackendError('unexpected'));
    const { user, question, backend } = await openDialog({}, 'Delete your account?', { account: { remove } });
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    await waitFor(() =>
      expect(question.getByRole('alert').textContent).toBe('Failed to delete account. Please try again.'),
    );
    expect(backend.world.user).toBe(FREE_USER);
  });

  it('begins on the way back [G-29]', async () => {
    const { user, question } = await openDialog({}, 'Delete your account?');
    await waitFor(() =>
      expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' })),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
