import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { servePeerSuite } from './servePeerSuite';

/** A copy of packages/core/postgrest-js of supabase/supabase-js, with its repository around it. */
const SUITE = process.env['HUELOOM_PEER_SUITE'] ?? '';

/** Some of them fail: that is what is counted. */
const runSuite = (origin: string, outputFile: string): Promise<void> =>
  new Promise((done) => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const config = join(import.meta.dirname, 'peerSuite.config.ts');
    const options = ['--config', config, '--reporter', 'json', '--outputFile', outputFile];
    // As in continuous integration, where no snapshot is written.
    const env = { ...process.env, PEER_ORIGIN: origin, CI: '1' };
    execFile(process.execPath, [vitest, 'run', ...options], { env, cwd: ROOT }, () => done());
  });

it.runIf(SUITE)('answers the tests of postgrest-js: 256 of 350 at least', { timeout: 900_000 }, async () => {
  // Most of them ask for what must be refused.
  for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockReturnValue();
  const folder = await mkdtemp(join(tmpdir(), 'peer-result-'));
  const served = await servePeerSuite(SUITE);
  const file = join(folder, 'result.json');
  await runSuite(served.origin, file);
  await served.close();
  const { numTotalTests, numPassedTests } = JSON.parse(await readFile(file, 'utf8')) as {
    numTotalTests: number;
    numPassedTests: number;
  };
  await rm(folder, { recursive: true });
  process.stderr.write(`${numPassedTests} of ${numTotalTests} tests of postgrest-js pass\n`);
  expect(numTotalTests).toBeGreaterThanOrEqual(350);
  expect(numPassedTests).toBeGreaterThanOrEqual(256);
});
