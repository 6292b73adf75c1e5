// Installs the missing test browsers all at once, if this machine allows it. Tests install what is still missing
// themselves, or are skipped.
import { CHROMIUM_PACKAGES } from './chromium.mjs';
import { ensureInstalled } from './distribution.mjs';
import { FIREFOX_PACKAGES } from './firefox.mjs';
import { WEBKIT_PACKAGES } from './webkit.mjs';

await ensureInstalled('The browsers could not be installed', [
  ...(process.env.CHROMIUM_PATH ? [] : CHROMIUM_PACKAGES),
  ...(process.env.FIREFOX_PATH ? [] : FIREFOX_PACKAGES),
  ...(process.env.WEBKIT_PATH ? [] : WEBKIT_PACKAGES),
]);
