import { join } from 'node:path';

/** The repository that the benches belong to, whichever version they measure. */
export const ROOT = join(import.meta.dirname, '../..');
/** Results. */
export const RESULTS = join(ROOT, 'bench/results');
/** Bundles and worktrees of other versions, recreated if missing. */
export const CACHE = join(ROOT, 'node_modules/.cache/bench');
