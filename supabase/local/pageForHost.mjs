import { Buffer } from 'node:buffer';
import { fillBackendMeta } from './backendMeta.mjs';
import { fillLinkTags, readLink } from '../edge/linkTags.mjs';
import { toAsset } from './site.mjs';

/** @typedef {import('./site.mjs').Asset} Asset */

/**
 * The page for the name that the browser used: with the embedded backend under the same name, so that it stays one
 * origin, and with what a palette's link tells those who show it.
 * @param {Asset} page
 * @param {{ publishableKey: string } | { serviceUrl: string }} backend the embedded one's key, or where the hosted is
 * @returns {(host: string, address: string) => Asset}
 */
export const createPageForHost = (page, backend) => {
  const html = page.body.toString();
  /** @type {Map<string, Asset>} */
  const made = new Map();
  const make = (/** @type {string} */ host, /** @type {string} */ address) => {
    const origin = `http://${host}`;
    const isEmbedded = 'publishableKey' in backend;
    const filled = isEmbedded
      ? fillBackendMeta(html, { url: origin, publishableKey: backend.publishableKey })
      : html;
    const service = isEmbedded ? origin : backend.serviceUrl;
    return toAsset('/index.html', Buffer.from(fillLinkTags(filled, { address, origin, service })));
  };
  return (host, address) => {
    // Links are without number: the page of each is made when somebody asks.
    if (readLink(address)) return make(host, address);
    const kept = made.get(host) ?? make(host, address);
    // A few names at most pass the check of the Host header; their letter case is no reason to keep more.
    if (made.size < 16) made.set(host, kept);
    return kept;
  };
};
