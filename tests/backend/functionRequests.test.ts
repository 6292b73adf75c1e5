import { describe, expect, it } from 'vitest';

import { answerRequests, expectAsked, SESSION, USER_ID, type AskedRow } from './askedRequests';

answerRequests();

/** THE TABLE of the server functions that the page calls. */
const FUNCTIONS: readonly AskedRow[] = [
  [
    'a checkout [D-21] [S-08]',
    ({ billing }) => billing.startCheckout(),
    'POST /functions/v1/create-checkout',
    {
      body: {
        mode: 'subscription',
        success_url: 'https://hueloom.example/?success=true',
        cancel_url: 'https://hueloom.example/?canceled=true',
      },
    },
  ],
  [
    'the end of a subscription [D-22]',
    ({ billing }) => billing.cancel(),
    'POST /functions/v1/cancel-subscription',
    {},
  ],
  [
    'the end of the own account [D-23]',
    ({ account }) => account.remove(),
    'POST /functions/v1/delete-user',
    { body: { user_id: USER_ID } },
  ],
  [
    'the end of another account [D-23]',
    ({ admin }) => admin.deleteUser('u2'),
    'POST /functions/v1/delete-user',
    { body: { user_id: 'u2' } },
  ],
  [
    'users [D-24]',
    ({ admin }) =>
      admin.users(
        { word: 'jo', plan: 'pro' },
        { column: 'joined', descends: true },
        { number: 2, size: 100 },
      ),
    'GET /functions/v1/get-all-users',
    { query: { search: 'jo', filter: 'pro', direction: 'desc', page: '2', per_page: '100' } },
  ],
  [
    'one person [D-27]',
    ({ admin }) => admin.user('u2'),
    'POST /functions/v1/get-user-details',
    { body: { user_id: 'u2' } },
  ],
  [
    'ten activities of a kind [D-26] [A-06]',
    ({ admin }) => admin.activities(3, 'new_palette'),
    'GET /functions/v1/get-all-activities',
    { query: { page: '3', limit: '10', filter: 'new_palette' } },
  ],
];

describe('a server function is asked', () => {
  it.each(FUNCTIONS)('with the token of the session for %s', async (...row) => {
    expect((await expectAsked(row)).token).toBe(`Bearer ${SESSION.access_token}`);
  });
});
