import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { startProcess, stopProcess } from '../engines/processes';

export type Server = {
  readonly origin: string;
  /** Stops it; what it keeps stays. */
  readonly stop: () => Promise<void>;
  /** On the same port, with what it has kept. */
  readonly startAgain: () => Promise<void>;
  /** Stops it for good. */
  readonly remove: () => Promise<void>;
};

/** The product as `npm start` serves it, with data of its own. */
export const startServer = async (): Promise<Server> => {
  const data = await mkdtemp(join(tmpdir(), 'hueloom-browsers-'));
  const start = (port: string) =>
    startProcess(
      process.execPath,
      [join(ROOT, 'supabase/local/start.mjs')],
      { PORT: port, HUELOOM_DATA_DIR: data },
      /^ready http:\/\/localhost:(\d+)$/,
    );
  let running = await start('0');
  const port = running.firstLine;
  const stop = () => stopProcess(running.child);
  return {
    origin: `http://localhost:${port}`,
    stop,
    startAgain: async () => {
      running = await start(port);
    },
    remove: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};
