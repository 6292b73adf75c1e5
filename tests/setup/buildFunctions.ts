import { ensureFunctions } from '../../supabase/local/backend/functions/ensureFunctions.mjs';

/** Vitest's global set-up: the embedded backend runs the functions as they were built, which has to be once. */
export default async (): Promise<void> => {
  // One that cannot be built is told, and fails the tests that call it alone.
  await ensureFunctions().catch((error: Error) => console.error(error.message));
};
