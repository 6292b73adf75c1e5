import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Subscription } from '../../../src/domain/subscription';
import { readAccess } from '../../../src/state/session/readSession';
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
      question.getByText(
        'Your subscription ends at once, and the missing payment is not tried again. PRO was given to you, and stays. Your projects stay yours.',
      ),
    ).toBeDefined();
    // There is no paid PRO to keep.
    expect(question.getByRole('button', { name: 'Keep subscription' })).toBeDefined();
    await app.user.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Subscription cancelled successfully')).toBeDefined();
    await waitFor(() => expect(app.backend.world.subscription?.isCancelled).toBe(true));
  });
});

describe.each(['unpaid', 'paused'] as const)('a subscription that is %s', (status) => {
  const world = { subscription: { ...PAST_DUE, status } };

  it('is not said to be charged again by itself', async () => {
    await openSettings(world);
    expect(card('Subscription').getByText('A payment is missing')).toBeDefined();
    expect(
      card('Subscription').getByText(
        'It is not tried again by itself. PRO is back as soon as it is paid; nothing you saved is removed.',
      ),
    ).toBeDefined();
    expect(card('Subscription').queryByText(/for some days|did not go through/)).toBeNull();
  });

  it('ends at once when it is cancelled, which the question says', async () => {
    const question = await press(await openSettings(world), 'Cancel subscription');
    expect(
      question.getByText(
        'Your subscription ends at once, and the missing payment is not collected. Your projects stay yours.',
      ),
    ).toBeDefined();
    expect(question.queryByText(/stays active|PRO was given/)).toBeNull();
  });

  it('is not asked about any more once it has ended elsewhere', async () => {
    const app = await openSettings(world);
    await press(app, 'Cancel subscription');
    app.backend.world.subscription = { ...PAST_DUE, status: 'canceled' };
    await act(() => app.store.dispatch(readAccess()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
        'Once the payment is confirmed, your subscription stays active to the end of the billing cycle. It does not renew. Your projects stay yours.',
      ),
    ).toBeDefined();
    expect(question.getByRole('button', { name: 'Keep subscription' })).toBeDefined();
  });
});
