import { existsSync } from 'node:fs';
import { run } from '../../supabase/local/command.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { Problem } from '../../supabase/local/problem.mjs';
import { installPackages, mayInstallPackages } from './distribution.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];
/** Debian's build of what Playwright downloads as `chromium-headless-shell`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const ADVICE =
  'Browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH.';

/** Names of Debian's packages. */
export const CHROMIUM_PACKAGES = ['chromium', 'chromium-headless-shell'];

/** Without a sandbox because CI runs as root; the others disable background activity of the browser. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {Promise<string | null>} the path of Playwright's own browser, if it was downloaded */
const downloaded = async () => {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
};

const readNamed = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named)) throw new Problem(`CHROMIUM_PATH names no file: ${named}`);
  return named;
};

/** The regular Chromium: the one that CHROMIUM_PATH names, the machine's, or Playwright's own. */
export const findChromium = async () => readNamed() ?? KNOWN.find((path) => existsSync(path)) ?? downloaded();

/**
 * The Chromium to test with: if available the headless shell, which opens a page of the builder with 1.3 seconds of CPU
 * time instead of 2.3.
 */
export const findTestChromium = async () =>
  readNamed() ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium());

// Not every distribution has the headless shell.
const installFromDistribution = () =>
  installPackages(ADVICE, CHROMIUM_PACKAGES).catch(() => installPackages(ADVICE, ['chromium']));

const installFromPlaywright = () =>
  run(ADVICE, process.execPath, [`${ROOT}node_modules/playwright/cli.js`, 'install', 'chromium']);

/**
 * Like findChromium, but installs one if this machine allows it: the distribution's package, else Playwright's
 * download.
 * @returns {Promise<string>}
 */
export const ensureChromium = async () => {
  const ways = mayInstallPackages()
    ? [installFromDistribution, installFromPlaywright]
    : [installFromPlaywright];
  for (const install of ways) {
    // Each way is only tried if the one before found nothing.
    const found = await findChromium();
    if (found) return found;
    await install().catch(() => undefined);
  }
  const found = await findChromium();
  if (found) return found;
  throw new Problem(ADVICE);
};
