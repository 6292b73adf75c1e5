import { fillLinkTags, readLink } from './linkTags.mjs';
import { securityHeaders } from './securityHeaders.mjs';

/** @param {string} html @param {string} name */
const metaOf = (html, name) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

/** @param {string} text */
const entityTag = async (text) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"`;
};

/**
 * The built page. What it was built with, the hosted service and Stripe's key, stands in it, and the rest goes by that:
 * the host has no settings that could differ from the page's. One that names no service finds it at its own origin.
 * @param {string} html
 */
export const createPageOfBuild = (html) => {
  const service = metaOf(html, 'supabase-url');
  /** The page of every address that is no palette's link, by origin: a site has few. @type {Map<string, Promise<string>>} */
  const plain = new Map();

  /** @param {URL} url */
  const bodyFor = (url) =>
    fillLinkTags(html, {
      address: url.pathname + url.search,
      origin: url.origin,
      service: service === '' ? url.origin : service,
    });

  return {
    headers: securityHeaders(service === '' ? undefined : service, {
      hasStripe: metaOf(html, 'stripe-publishable-key') !== '',
    }),
    /** The page as it tells of that address, and its entity tag. @param {URL} url */
    at: async (url) => {
      const body = bodyFor(url);
      if (readLink(url.pathname + url.search)) return { body, etag: await entityTag(body) };
      const etag = plain.get(url.origin) ?? entityTag(body);
      if (plain.size < 16) plain.set(url.origin, etag);
      return { body, etag: await etag };
    },
  };
};
