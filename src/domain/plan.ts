/** What a viewer may do. 'anonymous' is a visitor who has not signed in. */
export type Plan = 'anonymous' | 'free' | 'pro';

/** What PRO costs. The amount that is charged is the payment provider's own. */
export const PRO_PRICE = { amount: '$2.99', period: 'per month' } as const;
