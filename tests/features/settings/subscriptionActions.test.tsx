import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { pageToasts } from '../../support/pageToasts';
import { ACTIVE_SUBSCRIPTION } from '../../support/fakeBackend';
import { CANCELLED, card, openSettings, PRO } from './openSettings';

const hushErrors = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
};

describe('resuming the subscription', () => {
  const press = async (answers: Parameters<typeof openSettings>[1] = {}) => {
    const app = await openSettings(CANCELLED, answers);
    const button = card('Subscription').getByRole('button', { name: 'Resume subscription' });
    await app.user.click(button);
    return { ...app, button };
  };

  it('says from when it is paid again, and shows that it goes on', async () => {
    await openSettings(CANCELLED);
    expect(card('Subscription').getByText('If you resume, it renews on December 14, 2026.')).toBeDefined();
  });

  it('says that it is done, and shows it', async () => {
    const { backend } = await press();
    expect(await screen.findByText('Subscription resumed successfully')).toBeDefined();
    expect(await card('Subscription').findByText('Next billing date')).toBeDefined();
    expect(backend.world.subscription?.isCancelled).toBe(false);
    expect(card('Subscription').queryByRole('button', { name: 'Resume subscription' })).toBeNull();
  });

  it.each([
    ['unexpected', 'Failed to resume subscription. Please try again.'],
    ['offline', 'Failed to resume subscription. Please try again.'],
    ['not-authenticated', 'User not authenticated'],
  ] as const)('that is %s says so and can be tried again', async (kind, sentence) => {
    hushErrors();
    const resume = vi
      .fn()
      .mockRejectedValueOnce(new BackendError(kind))
      .mockReturnValue(new Promise(() => {}));
    const { user, button } = await press({ answers: { billing: { resume } } });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(card('Subscription').getByText('Subscription cancelled')).toBeDefined();
    await user.click(button);
    expect(resume).toHaveBeenCalledTimes(2);
    expect(button.textContent).toBe('Resuming…');
  });

  it('adds nothing to what a suspended account is told by the page', async () => {
    hushErrors();
    const resume = () => Promise.reject(new BackendError('suspended'));
    const { button } = await press({ answers: { billing: { resume } } });
    await waitFor(() => expect(button.textContent).toBe('Resume subscription'));
    expect(
      pageToasts()
        .list()
        .filter(({ message }) => message.startsWith('Failed')),
    ).toEqual([]);
  });

  it('is not offered where nothing was cancelled', async () => {
    await openSettings(PRO);
    expect(card('Subscription').queryByRole('button', { name: 'Resume subscription' })).toBeNull();
  });
});

describe('changing the card', () => {
  const name = 'Change card';

  it.each([
    ['PRO goes on', PRO],
    ['it is cancelled', CANCELLED],
    ['a payment is missing', { subscription: { ...ACTIVE_SUBSCRIPTION, status: 'past_due' as const } }],
  ])('leads to the payment provider once where %s', async (_, world) => {
    const changeCard = vi.fn(() => new Promise<void>(() => {}));
    const { user } = await openSettings(world, { answers: { billing: { changeCard } } });
    await user.dblClick(card('Subscription').getByRole('button', { name }));
    expect(changeCard).toHaveBeenCalledTimes(1);
    expect(card('Subscription').getByRole('button', { name: 'Opening…' })).toBeDefined();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(card('Subscription').getByRole('button', { name })).toBeDefined();
  });

  it('says that it failed, and can be tried again', async () => {
    hushErrors();
    const changeCard = () => Promise.reject(new BackendError('unexpected'));
    const { user } = await openSettings(PRO, { answers: { billing: { changeCard } } });
    await user.click(card('Subscription').getByRole('button', { name }));
    expect(await screen.findByText('Failed to open the page for your card. Please try again.')).toBeDefined();
    expect(card('Subscription').getByRole('button', { name })).toHaveProperty('disabled', false);
  });

  it.each([
    ['the free plan', {}],
    ['PRO that was given', { isComplimentary: true }],
  ])('is not for %s', async (_, world) => {
    await openSettings(world);
    expect(card('Subscription').queryByRole('button', { name })).toBeNull();
  });
});
