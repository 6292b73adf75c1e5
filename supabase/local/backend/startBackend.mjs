import { BUILT_FUNCTIONS } from '../paths.mjs';
import { createCallers } from './callers.mjs';
import { findDataFolder, stripeFile, takeDataFolder, withFolderProblems } from './dataFolder.mjs';
import { createDiskGuard, requireDiskRoom } from './diskRoom.mjs';
import { functionEnvironment } from './functions/functionEnvironment.mjs';
import { createFunctionsHost } from './functions/functionsHost.mjs';
import { createGateway } from './gateway.mjs';
import { createGoogleStandIn } from './google/googleStandIn.mjs';
import { signInAs } from './google/signInAs.mjs';
import { PUBLISHABLE_KEY, readSecrets } from './installSecrets.mjs';
import { createOneAtATime } from './oneAtATime.mjs';
import { openDatabase } from './openDatabase.mjs';
import { startRealtime } from './realtime/realtimeServer.mjs';
import { refuseProduction } from './refuseProduction.mjs';
import { enterSubscriptions } from './stripe/enterSubscriptions.mjs';
import { openStripeStore } from './stripe/stripeStore.mjs';
import { createStripeStandIn } from './stripe/stripeStandIn.mjs';
import { createSupabaseApi } from './supabaseApi.mjs';

/** @typedef {Awaited<ReturnType<typeof startBackend>>} Backend */

/** @param {string} what */
const absent = (what) => async () =>
  Response.json({ error: `${what} is not part of this backend` }, { status: 404 });

/**
 * The hosted services on a small scale, for one origin on this machine: accounts, database, functions, and stand-ins
 * for Google and Stripe.
 * @param {{
 *   origin: string, env?: NodeJS.ProcessEnv, folder?: string, seed?: string, functions?: string,
 * }} options `functions` is the folder of the compiled functions
 */
export const startBackend = async ({ origin, env = process.env, ...options }) => {
  const { folder, seed, functions } = options;
  refuseProduction(env);
  const data = await takeDataFolder(folder ?? findDataFolder(env));
  /** @type {(() => Promise<unknown>)[]} cleanup steps, in the order of the setup */
  const undo = [data.release];
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    return await withFolderProblems(data.path, async () => {
      await requireDiskRoom(data.path);
      const secrets = await readSecrets(data.path);
      const callers = createCallers({ secrets, origin, publishableKey: PUBLISHABLE_KEY });
      const database = await openDatabase({
        folder: data.path,
        secrets,
        origin,
        ...(seed && { seed }),
      });
      undo.push(database.close);
      const oneAtATime = createOneAtATime();
      // Waits for pending requests.
      undo.push(() => oneAtATime(async () => undefined));
      const google = createGoogleStandIn({
        origin,
        signIn: (chosen) => oneAtATime(() => signInAs(database.database, chosen)),
      });
      const supabase = createSupabaseApi({ database, secrets, google, callers, oneAtATime });
      const realtime = await startRealtime({ database: database.database, oneAtATime, callers });
      undo.push(realtime.close);
      const functionsHost = await createFunctionsHost({
        built: functions ?? BUILT_FUNCTIONS,
        env: functionEnvironment({ origin, secrets, env }),
      });
      const books = await openStripeStore(stripeFile(data.path));
      await enterSubscriptions(books, database.database);
      const stripe = createStripeStandIn({
        store: books,
        key: secrets.stripeKey,
        webhookSecret: secrets.stripeWebhook,
        origin,
        send: (body, signature) => {
          const url = new URL('/functions/v1/stripe-webhook', origin);
          const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
          return functionsHost.answer(new Request(url, { method: 'POST', headers, body }), url);
        },
      });
      undo.push(stripe.close);
      const gateway = createGateway({
        origin,
        guard: await createDiskGuard({ folder: data.path, database: database.database }),
        routes: [
          ['/auth/v1/', supabase.auth],
          ['/rest/v1/', supabase.rest],
          ['/functions/v1/', functionsHost.answer],
          ['/realtime/v1/', absent('Realtime')],
          ['/storage/v1/', absent('Storage')],
          ['/graphql/v1', absent('GraphQL')],
          ['/__google/', google.answer],
          ['/__stripe/v1/', stripe.api],
          ['/__stripe/', stripe.answer],
        ],
      });
      return {
        ...gateway,
        /** Handles a connection upgrade to another protocol than HTTP. */
        upgrade: realtime.upgrade,
        functionsLoaded: functionsHost.loaded,
        /** A message about the data for the user, if any. */
        notice: database.notice,
        publishableKey: PUBLISHABLE_KEY,
        secrets,
        database: database.database,
        close,
      };
    });
  } catch (error) {
    await close();
    throw error;
  }
};
