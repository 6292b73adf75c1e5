/** A query that always asks the service, and is not cached. */
export const READ_ANEW = { forceRefetch: true, subscribe: false } as const;
