import { ensureFunctions } from '../../supabase/local/backend/functions/ensureFunctions.mjs';

/** Vitest's global setup: the embedded backend runs the built functions, which are built here once. */
export default async (): Promise<void> => {
  // A function that cannot be built is reported, and only fails the tests that call it.
  await ensureFunctions().catch((error: Error) => console.error(error.message));
};
