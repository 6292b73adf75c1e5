import { Problem } from '../problem.mjs';

/** @param {string | undefined} value */
const isLiveKey = (value) => /^(sk|rk)_live_/.test(value?.trim() ?? '');

/**
 * The embedded backend signs anyone in as anyone: it must not run where real money or real accounts are involved.
 * @param {NodeJS.ProcessEnv} env
 */
export const refuseProduction = (env) => {
  const why = isLiveKey(env.STRIPE_SECRET_KEY)
    ? 'STRIPE_SECRET_KEY is a live key'
    : env.DATABASE_URL || env.SUPABASE_DB_URL
      ? 'a hosted database is configured'
      : env.NODE_ENV === 'production'
        ? 'NODE_ENV is production'
        : null;
  if (why) throw new Problem(`The embedded backend does not start because ${why}; set SUPABASE_URL instead.`);
};
