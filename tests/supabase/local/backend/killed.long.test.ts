import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { createDataFolder } from './dataTemplate';
import { signIn } from './runningBackend';
import { startBackendProcess } from './startProcess';

// Each round is a start of the database.
const KILLS = Number(process.env.HUELOOM_KILLS ?? 20);
vi.setConfig({ testTimeout: 60_000 + KILLS * 60_000, hookTimeout: 180_000 });

let folder: string;
beforeAll(async () => {
  folder = await createDataFolder();
});
afterAll(() => rm(folder, { recursive: true }));

describe('a killed backend', () => {
  it(`starts again with every write that it had acknowledged, ${KILLS} times [EB-07]`, async () => {
    let running = await startBackendProcess(folder);
    const { user, session } = await signIn(running.origin, 'writer@example.com');
    const headers = {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    };
    const { client } = await signIn(running.origin, 'pro@example.com');
    const made = await client.from('projects').select('id').limit(1).single();
    expect(made.error).toBeNull();
    const own = await fetch(`${running.origin}/rest/v1/projects`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ user_id: user.id, name: 'Before', is_public: true }),
    });
    expect(own.status).toBe(201);

    let acknowledged = 0;
    for (let round = 0; round < KILLS; round++) {
      const { origin } = running;
      const writing = (async () => {
        for (let next = acknowledged + 1; ; next++) {
          const answer = await fetch(`${origin}/rest/v1/projects?user_id=eq.${user.id}`, {
            method: 'PATCH',
            headers,
            body: JSON.stringify({ name: `Write ${next}` }),
          }).catch(() => null);
          if (!answer) return;
          if (!answer.ok) throw new Error(`round ${round}: ${answer.status} ${await answer.text()}`);
          acknowledged = next;
        }
      })();
      // Not before a few writes have gone through; then in the middle of another.
      const goal = acknowledged + 3 + (round % 7);
      await Promise.race([
        vi.waitUntil(() => acknowledged >= goal, { timeout: 60_000, interval: 1 }),
        writing.then(() => Promise.reject(new Error(`round ${round}: it went away by itself`))),
      ]);
      await running.end('SIGKILL');
      await writing;

      running = await startBackendProcess(folder);
      const rows = (await (
        await fetch(`${running.origin}/rest/v1/projects?select=name&user_id=eq.${user.id}`, { headers })
      ).json()) as { name: string }[];
      const kept = Number(rows[0]?.name.slice('Write '.length));
      // The write that was under way may have been kept before its answer was lost.
      expect([acknowledged, acknowledged + 1]).toContain(kept);
      acknowledged = kept;
    }
    await running.end('SIGTERM');
  });
});
