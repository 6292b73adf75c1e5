import { existsSync } from 'node:fs';
import { Problem } from '../../supabase/local/problem.mjs';
import { ensureInstalled } from './distribution.mjs';

const KNOWN = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];
const ADVICE = 'Firefox could not be installed';
/** The system's ffmpeg libraries decode films. */
export const FIREFOX_PACKAGES = ['firefox-esr', 'ffmpeg'];

/** The Firefox to test with: the one that FIREFOX_PATH names, or the machine's. */
const findFirefox = () => {
  const named = process.env.FIREFOX_PATH;
  if (named !== undefined && !existsSync(named)) throw new Problem(`FIREFOX_PATH names no file: ${named}`);
  return named ?? KNOWN.find((path) => existsSync(path)) ?? null;
};

/**
 * Like findFirefox, but installs the distribution's if this machine allows it.
 * @returns {Promise<string | null>}
 */
export const ensureFirefox = async () => {
  if (!process.env.FIREFOX_PATH) await ensureInstalled(ADVICE, FIREFOX_PACKAGES);
  return findFirefox();
};
