import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, ROOT } from '../../supabase/local/paths.mjs';
import { expect, test } from './page';

/** What the stand-ins cannot do without: their addresses, their accounts, their keys, what they are made of. */
const MARKS = [
  '/__google/',
  '/__stripe/',
  'Stand-in for',
  'admin@example.com',
  'pro@example.com',
  'sb_publishable_local',
  'cs_test',
  'sk_test_',
  'whsec_',
  '@supabase/lite',
  '@electric-sql/pglite',
];

const readAll = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)),
  );
};

test('what is built for production holds neither stand-in [EB-06]', async ({ request }) => {
  const [built, standIns] = await Promise.all([readAll(DIST), readAll(join(ROOT, 'supabase/local/backend'))]);
  const sources = [...standIns.values()].join('\n');
  for (const mark of MARKS) expect(sources, 'the stand-ins are still known by it').toContain(mark);

  const hits = [...built].flatMap(([file, text]) =>
    MARKS.filter((mark) => text.includes(mark)).map((mark) => `${mark} in ${file}`),
  );
  expect(hits).toEqual([]);

  // It was this build that was searched: the page that is served names its files.
  const page = await (await request.get('/')).text();
  const entry = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script';
  expect([...built.keys()]).toContain(join(DIST, entry));
});
