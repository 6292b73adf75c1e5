import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type StartedBackend = {
  readonly origin: string;
  /** What it has said as errors and warnings so far. */
  readonly stderr: () => string;
  /** Waits until it has ended and all that it said is here. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
};

/** The database is compiled anew with each start: the quick compiler alone does it in half the time. */
const QUICK_START = '--liftoff-only';

/** The embedded backend as a process of its own over a data folder. */
export const startBackendProcess = async (
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<StartedBackend> => {
  const program = join(import.meta.dirname, 'backendProcess.mjs');
  const child = spawn(process.execPath, [QUICK_START, program, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const closed = once(child, 'close');
  for await (const origin of createInterface({ input: child.stdout })) {
    // Whatever it says besides: a pipe that nobody reads would stop it.
    child.stdout.resume();
    return {
      origin,
      stderr: () => stderr,
      end: async (signal) => {
        child.kill(signal);
        await closed;
      },
    };
  }
  throw new Error(`it did not start: ${stderr}`);
};
