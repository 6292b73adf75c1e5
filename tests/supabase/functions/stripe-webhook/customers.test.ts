import { describe, expect, it } from 'vitest';
import { handleEvent, type WebhookEvent } from '../../../../supabase/functions/stripe-webhook/logic.ts';
import { createFakeProvider } from '../fakeProvider';
import { createMemoryStore } from '../memoryStore';
import { eventOf } from './delivery';

/** Whose subscriptions are read because of an event, whose card is passed on, and what is only remembered. */
const effectsOf = async (event: WebhookEvent, isLive = false) => {
  const provider = createFakeProvider();
  const store = createMemoryStore();
  const recorded: string[] = [];
  const recordEvent = async (id: string, type: string): Promise<void> => {
    recorded.push(`${id} ${type}`);
  };
  const outcome = await handleEvent({ provider, store: { ...store, recordEvent } }, isLive, event);
  return {
    outcome,
    cards: provider.writes,
    read: store.synced.map(({ customerId }) => customerId),
    recorded,
  };
};

const withObject = (type: string, object: WebhookEvent['data']['object']): WebhookEvent => ({
  ...eventOf('evt_1', type),
  data: { object },
});

describe('an event', () => {
  it.each([
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.paused',
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'invoice.paid',
    'invoice.payment_action_required',
  ])('called %s has its customer read anew [WH-08]', async (type) => {
    const rung = { outcome: 'written', cards: [], read: ['cus_1'], recorded: [] };
    expect(await effectsOf(eventOf('evt_1', type))).toEqual(rung);
  });

  // Names of the provider's that begin like those above, or hold one of them.
  it.each([
    'invoiceitem.created',
    'invoice_payment.paid',
    'customer.source.updated',
    'customer.updated',
    'checkout.sessions',
    'v1.invoice.paid',
    'price.updated',
  ])('called %s is only remembered, by its own name [WH-12]', async (type) => {
    const remembered = { outcome: 'recorded', cards: [], read: [], recorded: [`evt_1 ${type}`] };
    expect(await effectsOf(eventOf('evt_1', type))).toEqual(remembered);
  });

  it('names its customer, or carries them whole', async () => {
    const carried = withObject('invoice.paid', { id: 'in_1', customer: { id: 'cus_7' } });
    expect(await effectsOf(carried)).toMatchObject({ outcome: 'written', read: ['cus_7'] });
  });

  it.each([{ id: 'in_1' }, { id: 'in_1', customer: null }])(
    'is nobody’s where it holds %j',
    async (object) => {
      const { recorded, read } = await effectsOf(withObject('invoice.paid', object));
      expect([recorded, read]).toEqual([['evt_1 invoice.paid'], []]);
    },
  );

  it('is of the same mode as this service, live or not [WH-14]', async () => {
    const live = { ...eventOf('evt_1', 'invoice.paid'), livemode: true };
    expect(await effectsOf(live, true)).toMatchObject({ outcome: 'written', read: ['cus_1'] });
    for (const [event, isLive] of [
      [live, false],
      [eventOf('evt_1', 'invoice.paid'), true],
    ] as const)
      expect(await effectsOf(event, isLive)).toEqual({
        outcome: 'other mode',
        cards: [],
        read: [],
        recorded: [],
      });
  });

  it('of a subscription never passes a card on, whatever it says of invoices', async () => {
    const event = {
      ...eventOf('evt_1', 'customer.subscription.updated'),
      data: {
        object: { id: 'sub_1', customer: 'cus_1' },
        previous_attributes: { invoice_settings: { default_payment_method: 'pm_old' } },
      },
    };
    expect(await effectsOf(event)).toMatchObject({ outcome: 'written', cards: [], read: ['cus_1'] });
  });

  it('of a card without its customer is only remembered', async () => {
    const event = {
      ...eventOf('evt_1', 'customer.updated', null),
      data: { object: {}, previous_attributes: { invoice_settings: { default_payment_method: 'pm_old' } } },
    };
    expect(await effectsOf(event)).toMatchObject({ outcome: 'recorded', cards: [], read: [] });
  });
});
