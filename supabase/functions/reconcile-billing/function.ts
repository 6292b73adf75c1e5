import { readSetting, type ReadVariable } from '../_shared/environment.ts';
import { createHandler, type Endpoint } from '../_shared/handler.ts';
import { createStripe } from '../_shared/stripeClient.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { isJob } from './isJob.ts';
import { createLedger } from './ledger.ts';
import { reconcileBilling } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = { ...readSurroundings(read), deadlineMs: 120_000 };
  const { gate, server } = surroundings;
  const billing = readBilling(read, server);
  const ledger = createLedger(server, createStripe(read), readSetting(read, 'STRIPE_PRICE_ID'));
  // Optional: without it, only administrators can start a run.
  const jobToken = read('BILLING_JOB_TOKEN') ? readSetting(read, 'BILLING_JOB_TOKEN') : null;

  /** The nightly run counts as the day's run, so that visits of administrators do not start another. */
  const isFirstToday = async (): Promise<boolean> =>
    (await gate.spend('everyone', 'reconcile-billing', { most: 1, seconds: 86_400 })) === 0;

  const endpoint: Endpoint = {
    name: 'reconcile-billing',
    method: 'POST',
    access: 'admin',
    budget: { most: 60, seconds: 3600 },
    failure: 'Failed to reconcile',
  };

  const runForAdmin = createHandler(endpoint, surroundings, async ({ requestId }) =>
    (await isFirstToday()) ? reconcileBilling(billing, ledger, requestId) : { checked: 0, corrected: 0 },
  );
  const runForJob = createHandler({ ...endpoint, access: 'anyone' }, surroundings, async ({ requestId }) => {
    await isFirstToday();
    return reconcileBilling(billing, ledger, requestId);
  });

  return async (request: Request): Promise<Response> =>
    (await isJob(request, jobToken)) ? runForJob(request) : runForAdmin(request);
};
