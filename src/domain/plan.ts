/** What a viewer may do. 'anonymous' is a visitor who has not signed in. */
export type Plan = 'anonymous' | 'free' | 'pro';
