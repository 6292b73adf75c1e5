import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Subscription } from '../../../src/domain/subscription';
import { ACTIVE_SUBSCRIPTION } from '../../support/fakeBackend';
import { card, dialog, fact, openSettings } from './openSettings';

const PAST_DUE: Subscription = { ...ACTIVE_SUBSCRIPTION, status: 'past_due' };
/** Its next period has begun, of which nothing is known here yet. */
const RENEWED: Subscription = {
  ...ACTIVE_SUBSCRIPTION,
  periodStartSeconds: Date.UTC(2026, 9, 14) / 1000,
  periodEndSeconds: Date.UTC(2026, 10, 14) / 1000,
};

const press = async ({ user }: Awaited<ReturnType<typeof openSettings>>, name: string) => {
  await user.click(card('Subscription').getByRole('button', { name }));
  return dialog('Cancel subscription?');
};

describe('PRO that was given beside a payment that failed', () => {
  const world = { subscription: PAST_DUE, isComplimentary: true };

  it('does not hide that the card may be charged, and for what [S-20]', async () => {
    await openSettings(world);
    expect(card('Subscription').getByText('The last payment did not go through')).toBeDefined();
    expect(
      card('Subscription').getByText(
        'It is tried again for some days. PRO was given to you, and stays without it.',
      ),
    ).toBeDefined();
    expect(fact('Subscription', 'Plan')).toBe('$2.99 per month');
    expect(card('Subscription').queryByText('Free of charge')).toBeNull();
    expect(card('Subscription').getByRole('button', { name: 'Change card' })).toBeDefined();
  });

  it('lets the payment be given up', async () => {
    const app = await openSettings(world);
    const question = await press(app, 'Cancel subscription');
    expect(
      question.getByText('The missing payment is not tried again. Your projects stay yours.'),
    ).toBeDefined();
    await app.user.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Subscription cancelled successfully')).toBeDefined();
    await waitFor(() => expect(app.backend.world.subscription?.isCancelled).toBe(true));
  });
});

describe('a subscription whose renewal is not known here yet', () => {
  it('is being confirmed: no payment is said to have failed', async () => {
    await openSettings({ subscription: RENEWED });
    expect(card('Subscription').getByText('Your payment is being confirmed')).toBeDefined();
    expect(card('Subscription').getByText('Payment pending')).toBeDefined();
    expect(card('Subscription').queryByText(/did not go through|tried again/)).toBeNull();
  });

  it('can be cancelled, as one that goes on', async () => {
    const question = await press(await openSettings({ subscription: RENEWED }), 'Cancel subscription');
    expect(
      question.getByText(
        'Your subscription stays active to the end of the billing cycle. Your projects stay yours.',
      ),
    ).toBeDefined();
  });
});
