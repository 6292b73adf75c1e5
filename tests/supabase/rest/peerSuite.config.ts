import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../../../supabase/local/paths.mjs';

/** They leave rows behind for each other: by name, as their own sequencer has it. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId)));
  }
}

/** For the tests of postgrest-js alone, in the folder that HUELOOM_PEER_SUITE names. */
export default defineConfig({
  root: process.env['HUELOOM_PEER_SUITE'] ?? ROOT,
  cacheDir: join(tmpdir(), 'peer-suite-cache'),
  resolve: { alias: { zod: join(ROOT, 'node_modules/zod') } },
  test: {
    globals: true,
    include: ['test/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    setupFiles: join(import.meta.dirname, 'peerSuite.setup.ts'),
    sequence: { sequencer: ByName },
  },
});
