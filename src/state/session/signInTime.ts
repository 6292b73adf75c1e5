/** A sign-in takes less. What was kept for one that began earlier belongs to one that was abandoned. */
export const SIGN_IN_MS = 15 * 60_000;
