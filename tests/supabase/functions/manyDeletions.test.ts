import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runBackend, signIn, type RunningBackend } from '../local/backend/runningBackend';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let running: RunningBackend;
beforeAll(async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  running = await runBackend();
});
afterAll(() => running.close());

it('an administrator deletes more accounts in a row than anyone may try to delete their own [FN-32]', async () => {
  const { client } = await signIn(running.origin, 'admin@example.com');
  for (let n = 0; n < 6; n++) {
    const { user } = await signIn(running.origin, `spam.${n}@example.com`);
    const { error } = await client.functions.invoke('delete-user', { body: { user_id: user.id } });
    expect([n, error]).toEqual([n, null]);
  }
  const { rows } = await running.backend.database.query(
    "select count(*)::int as left from auth.users where email like 'spam.%'",
  );
  expect(rows).toEqual([{ left: 0 }]);
});
