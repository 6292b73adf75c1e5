import type { TestProject } from 'vitest/node';
import { ensureFirefox } from '../setup/firefox.mjs';
import { ensureWebKit, type WebKit } from '../setup/webkit.mjs';
import { startServer } from './support/server';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    firefox: string | null;
    webkit: WebKit | null;
  }
}

/** One server and the browsers of this machine, for all files. */
export default async ({ provide }: TestProject) => {
  const firefox = await ensureFirefox();
  const webkit = await ensureWebKit();
  if (!firefox) console.warn('Firefox is not there: its tests are skipped. FIREFOX_PATH may name it.');
  if (!webkit) console.warn("Safari's engine is not there (webkit2gtk-driver, xvfb): its tests are skipped.");
  const server = await startServer();
  provide('origin', server.origin);
  provide('firefox', firefox);
  provide('webkit', webkit);
  return server.remove;
};
