import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

const STARTS_TRIED = 15;
const BETWEEN_STARTS_MS = 1000;

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
  /** Another connection of this machine may have the port for a while. */
  const startOn = async (port: string, tries = STARTS_TRIED): ReturnType<typeof start> => {
    try {
      return await start(port);
    } catch (error) {
      if (tries === 1) throw error;
      await setTimeout(BETWEEN_STARTS_MS);
      return startOn(port, tries - 1);
    }
  };
  let running = await start('0');
  const port = running.firstLine;
  const stop = () => stopProcess(running.child);
  return {
    origin: `http://localhost:${port}`,
    stop,
    startAgain: async () => {
      running = await startOn(port);
    },
    remove: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};
