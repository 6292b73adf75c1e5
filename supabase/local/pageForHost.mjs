import { Buffer } from 'node:buffer';
import { fillBackendMeta } from './backendMeta.mjs';
import { toAsset } from './site.mjs';

/** @typedef {import('./site.mjs').Asset} Asset */

/**
 * The page with the embedded backend filled in under the name that the browser used, so that it stays one origin.
 * @param {Asset} page
 * @param {string} publishableKey
 * @returns {(host: string) => Asset}
 */
export const createPageForHost = (page, publishableKey) => {
  const html = page.body.toString();
  /** @type {Map<string, Asset>} */
  const made = new Map();
  return (host) => {
    const kept = made.get(host);
    if (kept) return kept;
    const filled = fillBackendMeta(html, { url: `http://${host}`, publishableKey });
    const asset = toAsset('/index.html', Buffer.from(filled));
    // A few names at most pass the check of the Host header; their letter case is no reason to keep more.
    if (made.size < 16) made.set(host, asset);
    return asset;
  };
};
