import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the backend of this run keeps: new for each run, and no other run's. */
export const DATA_FOLDER = join(tmpdir(), `hueloom-e2e-${process.pid}`);

// Later than any teardown: the server stops after those.
process.on('exit', () => rmSync(DATA_FOLDER, { recursive: true, force: true }));
