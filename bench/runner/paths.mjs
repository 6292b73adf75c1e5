import { join } from 'node:path';

/** The repository that the benches belong to, whatever version they measure. */
export const ROOT = join(import.meta.dirname, '../..');
/** What was measured. */
export const RESULTS = join(ROOT, 'bench/results');
/** Bundles and other versions: made again where they are missing. */
export const CACHE = join(ROOT, 'node_modules/.cache/bench');
