import { describe, expect, it } from 'vitest';
import { createPortal } from '../../../../supabase/functions/create-portal/logic.ts';
import { callerOf, IDS, ORIGIN } from '../fakeGate';
import { createFakeProvider } from '../fakeProvider';
import { createMemoryStore } from '../memoryStore';

const LOCAL = 'http://localhost:5173';

const setUp = () => {
  const provider = createFakeProvider();
  for (const id of ['cus_1', 'cus_2']) provider.customers.add(id);
  const store = createMemoryStore({ [IDS.pro]: 'cus_1', [IDS.stranger]: 'cus_2' });
  const settings = { origins: [ORIGIN, LOCAL], portalHosts: ['billing.stripe.com'] };
  const open = (body: Readonly<Record<string, unknown>> = {}, name: 'pro' | 'free' = 'pro') =>
    createPortal({ provider, store }, settings, callerOf(name), body);
  return { provider, open };
};

describe('the page for another card', () => {
  it('is of the caller’s own customer, whoever else is named, and leads back to the settings', async () => {
    const { provider, open } = setUp();
    const url = 'https://billing.stripe.com/p/session/1';
    expect(await open({ customer: 'cus_2', user_id: IDS.stranger })).toEqual({ url });
    expect(await open({ return_url: `${LOCAL}/settings` })).toEqual({ url });
    expect(provider.portals).toEqual([
      { customerId: 'cus_1', returnUrl: `${ORIGIN}/settings` },
      { customerId: 'cus_1', returnUrl: `${LOCAL}/settings` },
    ]);
  });

  it.each(['https://evil.example/settings', `${ORIGIN}/settings?next=//evil`, ORIGIN, '', null, [ORIGIN]])(
    'never leads back to %j',
    async (asked) => {
      const { provider, open } = setUp();
      await expect(open({ return_url: asked })).rejects.toMatchObject({ status: 400 });
      expect(provider.portals).toEqual([]);
    },
  );

  it('is refused to whoever never paid, or is gone at the provider', async () => {
    const { provider, open } = setUp();
    const portals = provider.openPortal;
    // Of nobody the provider is not asked.
    Object.assign(provider, { openPortal: () => Promise.reject(new Error('asked')) });
    await expect(open({}, 'free')).rejects.toMatchObject({ status: 409 });
    Object.assign(provider, { openPortal: portals });
    provider.customers.delete('cus_1');
    await expect(open()).rejects.toMatchObject({ status: 409 });
  });

  it.each(['https://billing.stripe.com.evil.example/', 'javascript:alert(1)', 'portal'])(
    'is never at %s',
    async (url) => {
      const { provider, open } = setUp();
      provider.state.portalUrl = url;
      await expect(open()).rejects.toMatchObject({
        status: 502,
        message: 'Failed to open the billing portal',
      });
    },
  );
});
