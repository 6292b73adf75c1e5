import { join } from 'node:path';

/** The repository that the benches belong to, whichever version they measure. */
export const ROOT = join(import.meta.dirname, '../..');
/** Results. */
export const RESULTS = join(ROOT, 'bench/results');
/** Worktrees of other versions. Not under node_modules: a build there would take their files for packages. */
export const VERSIONS = join(ROOT, '.local/versions');
/** Bundles and generated pictures, recreated if missing. */
export const CACHE = join(ROOT, 'node_modules/.cache/bench');
