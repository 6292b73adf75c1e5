/** A query that asks the service whatever is known already, and keeps nothing for later. */
export const READ_ANEW = { forceRefetch: true, subscribe: false } as const;
