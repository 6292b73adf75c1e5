/** The plan of the current user. 'anonymous' is a visitor who has not signed in. */
export type Plan = 'anonymous' | 'free' | 'pro';

/** The displayed price of PRO. The amount charged is set at the payment provider. */
export const PRO_PRICE = { amount: '$2.99', period: 'per month' } as const;
