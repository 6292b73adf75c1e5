// Installs the browsers to test with all at once, where this machine allows it and where they are not yet there. The tests get
// what is still missing by themselves, or go without.
import { CHROMIUM_PACKAGES } from './chromium.mjs';
import { ensureInstalled } from './distribution.mjs';
import { FIREFOX_PACKAGES } from './firefox.mjs';
import { WEBKIT_PACKAGES } from './webkit.mjs';

await ensureInstalled('The browsers could not be installed', [
  ...(process.env.CHROMIUM_PATH ? [] : CHROMIUM_PACKAGES),
  ...(process.env.FIREFOX_PATH ? [] : FIREFOX_PACKAGES),
  ...(process.env.WEBKIT_PATH ? [] : WEBKIT_PACKAGES),
]);
