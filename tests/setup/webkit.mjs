import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../supabase/local/problem.mjs';
import { ensureInstalled } from './distribution.mjs';

/**
 * @typedef {{ driver: string, browser: string, screen: string }} WebKit paths of its driver, the browser, and a virtual
 *   display
 */

/** Where distributions install the engine's MiniBrowser. */
const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/webkit2gtk-4.1/MiniBrowser',
];
const ADVICE = 'WebKit could not be installed';
/** With a virtual display, and the plugins that demux and decode films. */
export const WEBKIT_PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
];

/** @param {string} program */
const inPath = (program) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/**
 * WebKitGTK, Safari's engine: the MiniBrowser that WEBKIT_PATH names or the machine's, if everything it needs is
 * installed.
 * @returns {WebKit | null}
 */
const findWebKit = () => {
  const named = process.env.WEBKIT_PATH;
  if (named !== undefined && !existsSync(named)) throw new Problem(`WEBKIT_PATH names no file: ${named}`);
  const browser = named ?? BROWSERS.find((path) => existsSync(path));
  const [driver, screen] = [inPath('WebKitWebDriver'), inPath('Xvfb')];
  return browser && driver && screen ? { driver, browser, screen } : null;
};

/** Like findWebKit, but installs the distribution's if this machine allows it. */
export const ensureWebKit = async () => {
  if (!process.env.WEBKIT_PATH) await ensureInstalled(ADVICE, WEBKIT_PACKAGES);
  return findWebKit();
};
