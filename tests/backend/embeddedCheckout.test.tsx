// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const loadStripe = vi.hoisted(() => Object.assign(vi.fn(), { setLoadParameters: vi.fn() }));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe }));

import { createEmbeddedCheckout } from '../../src/backend/embeddedCheckout';

const PLACE = {} as HTMLElement;

/** The provider's script: what it was asked for, and what is in the page. */
const createScript = () => {
  const log: string[] = [];
  const options: { onComplete?: () => void }[] = [];
  const createEmbeddedCheckoutPage = async (given: { clientSecret: string; onComplete: () => void }) => {
    log.push(`create ${given.clientSecret}`);
    options.push(given);
    return {
      mount: (place: unknown) => log.push(place === PLACE ? 'mount' : 'elsewhere'),
      destroy: () => log.push('destroy'),
    };
  };
  return { log, options, createEmbeddedCheckoutPage };
};

beforeEach(() => loadStripe.mockReset());
afterEach(() => vi.useRealTimers());

describe('the checkout inside the page', () => {
  it('loads the script with the key, without what it would gather, and only when it is opened [S-08]', async () => {
    const script = createScript();
    loadStripe.mockResolvedValue(script);
    const load = createEmbeddedCheckout('pk_test_1', async () => 'secret');
    expect(loadStripe).not.toHaveBeenCalled();
    const show = await load();
    expect(loadStripe.mock.calls).toEqual([['pk_test_1']]);
    expect(loadStripe.setLoadParameters).toHaveBeenLastCalledWith({ advancedFraudSignals: false });
    expect(script.log).toEqual([]);

    const onPaid = vi.fn();
    const remove = await show(PLACE, onPaid);
    script.options[0]?.onComplete?.();
    expect(onPaid).toHaveBeenCalledTimes(1);
    remove();
    expect(script.log).toEqual(['create secret', 'mount', 'destroy']);
  });

  it('is one at a time: the next begins when the last is gone', async () => {
    const script = createScript();
    loadStripe.mockResolvedValue(script);
    const secrets = ['first', 'second'];
    const show = await createEmbeddedCheckout('pk_test_1', async () => secrets.shift() ?? '')();
    const remove = await show(PLACE, () => {});
    const next = show(PLACE, () => {});
    await Promise.resolve();
    expect(script.log).toEqual(['create first', 'mount']);
    remove();
    (await next)();
    expect(script.log).toEqual(['create first', 'mount', 'destroy', 'create second', 'mount', 'destroy']);
  });

  it('that the service refuses says so, and keeps nobody waiting', async () => {
    const script = createScript();
    loadStripe.mockResolvedValue(script);
    const fetchSecret = vi.fn().mockRejectedValueOnce(new Error('already PRO')).mockResolvedValue('secret');
    const show = await createEmbeddedCheckout('pk_test_1', fetchSecret)();
    await expect(show(PLACE, () => {})).rejects.toThrow('already PRO');
    await show(PLACE, () => {});
    expect(script.log).toEqual(['create secret', 'mount']);
  });

  it('takes a script that failed out of the page, so that it can be tried again', async () => {
    const load = createEmbeddedCheckout('pk_test_1', async () => 'secret');
    const add = (src: string): HTMLScriptElement => {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = src;
      document.head.append(script);
      return script;
    };
    const failed = add('https://js.stripe.com/endive/stripe.js');
    const other = add('https://hueloom.example/a.js');
    loadStripe.mockImplementationOnce(async () => {
      for (const script of [failed, other]) script.dispatchEvent(new Event('error'));
      return createScript();
    });
    await load();
    expect([failed.isConnected, other.isConnected]).toEqual([false, true]);
    other.remove();
    const later = add('https://js.stripe.com/endive/stripe.js');
    later.dispatchEvent(new Event('error'));
    expect(later.isConnected).toBe(true);
    later.remove();
  });

  it('is given up where the script does not load, or not within ten seconds', async () => {
    const load = createEmbeddedCheckout('pk_test_1', async () => 'secret');
    loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
    await expect(load()).rejects.toThrow('Failed to load');
    loadStripe.mockResolvedValueOnce(null);
    await expect(load()).rejects.toThrow('no script');
    vi.useFakeTimers();
    loadStripe.mockReturnValueOnce(new Promise(() => {}));
    await Promise.all([expect(load()).rejects.toThrow('in time'), vi.advanceTimersByTimeAsync(10_000)]);
  });
});
