import { describe, expect, it } from 'vitest';

import { createAdmin } from '../../src/backend/supabaseAdmin';
import { createSessionStorage } from '../../src/backend/sessionStorage';
import { createSupabaseClient } from '../../src/backend/supabaseClient';
import { createPageWindow } from './pageWindow';
import { stubService } from './stubService';

const fetched = stubService();

/** The office at a service that changes so many palettes with each request. */
const officeOf = (...counts: readonly number[]) => {
  for (const count of counts) fetched.mockImplementationOnce(async () => Response.json(count));
  const { localStorage } = createPageWindow('https://hueloom.example/');
  const service = { url: 'https://service.example', publishableKey: 'key' };
  const client = createSupabaseClient(
    service,
    createSessionStorage(() => localStorage),
  );
  return createAdmin(async () => client);
};

describe.each([
  ['renamed', (office: ReturnType<typeof officeOf>) => office.renameTag('hot', 'warm')],
  ['forbidden', (office: ReturnType<typeof officeOf>) => office.forbidTag('hot')],
])('a tag that is %s', (_, change) => {
  it.each([
    { counts: [0], total: 0 },
    { counts: [7], total: 7 },
    { counts: [500, 0], total: 500 },
    { counts: [500, 500, 12], total: 1012 },
  ])('is asked for until nothing is left: $counts', async ({ counts, total }) => {
    expect(await change(officeOf(...counts))).toBe(total);
    expect(fetched).toHaveBeenCalledTimes(counts.length);
  });
});
