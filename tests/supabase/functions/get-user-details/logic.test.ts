import { describe, expect, it } from 'vitest';
import type { AdminDatabase } from '../../../../supabase/functions/_shared/adminDatabase.ts';
import { getUserDetails } from '../../../../supabase/functions/get-user-details/logic.ts';
import { IDS } from '../fakeGate';

const admin = {
  user: async (id: string) => (id === IDS.free ? { email: 'free@example.com' } : null),
} as unknown as AdminDatabase;

describe('the details of a user', () => {
  it('are what the database tells of them [D-27]', async () => {
    expect(await getUserDetails(admin, { user_id: IDS.free })).toEqual({ email: 'free@example.com' });
  });

  it.each([
    [{ user_id: IDS.stranger }, 404, 'No such user'],
    [{ user_id: 'free' }, 400, 'user_id must be the id of a user'],
    [{}, 400, 'user_id must be the id of a user'],
  ])('are refused for %j', async (body, status, message) => {
    await expect(getUserDetails(admin, body)).rejects.toMatchObject({ status, message });
  });
});
