import { fileURLToPath } from 'node:url';

/** The repository, and its folders of generated files. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
export const BUILT_FUNCTIONS = fileURLToPath(new URL('../../.local/functions/', import.meta.url));
export const SCRATCH = fileURLToPath(new URL('../../.local/', import.meta.url));
