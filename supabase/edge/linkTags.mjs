import { escapeHtml } from './escapeHtml.mjs';

/** @typedef {{ title: string, description: string, image: string }} Tags */

const MOST = 9;
const HEX = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const NAME_MAX = 40;
const SEEN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** @param {string} text a hex color of 3 or 6 digits @returns {string} six capital ones */
const sixDigits = (text) => {
  const digits = text.trim().replace('#', '').toUpperCase();
  return digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
};

/** The colors of a palette's link as six digits each, or null. @param {string | null} list */
const readColors = (list) => {
  const parts = (list ?? '').split('-', MOST + 1);
  const isPalette = parts.length >= 2 && parts.length <= MOST && parts.every((part) => HEX.test(part.trim()));
  return isPalette ? parts.map(sixDigits) : null;
};

/** A name as the app itself shows it: without what turns or hides text. @param {string} text */
const readName = (text) => {
  const line = text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const name = Array.from(line).slice(0, NAME_MAX).join('').trim();
  return SEEN.test(name) ? name : null;
};

/**
 * What a palette's link says of itself where it is shown to others; null for any other address.
 * @param {string} address path and query
 * @returns {{ colors: string[], name: string | null } | null}
 */
export const readLink = (address) => {
  if (!address.startsWith('/palette-builder?')) return null;
  const params = new URLSearchParams(address.slice(address.indexOf('?')));
  const colors = readColors(params.get('c'));
  return colors && { colors, name: readName(params.get('n') ?? '') };
};

/** @param {string} html @param {string} name @param {string} content */
const fillMeta = (html, name, content) =>
  html.replace(
    new RegExp(`(<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*(")`),
    (_, before, after) => before + escapeHtml(content) + after,
  );

/** @param {string} html @param {Tags} tags */
const fillTags = (html, { title, description, image }) =>
  [
    ['description', description],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
  ].reduce(
    (filled, [name = '', content = '']) => fillMeta(filled, name, content),
    html.replace(/(<title>)[^<]*(<\/title>)/, (_, before, after) => before + escapeHtml(title) + after),
  );

/**
 * The page with the tags of its address: a palette's link shows the palette, every other the product. Addresses of
 * pictures are made whole, because few who read them accept less.
 * @param {string} html
 * @param {{ address: string, origin: string, service: string }} where `service` is the origin of the functions
 */
export const fillLinkTags = (html, { address, origin, service }) => {
  const link = readLink(address);
  if (!link) return fillMeta(html, 'og:image', `${origin}/icons/preview.png`);
  const { colors, name } = link;
  const what = `a palette of ${colors.length} colors`;
  return fillTags(html, {
    title: `${name ? `${name}: ${what}` : `A${what.slice(1)}`} · Hueloom`,
    description: `${colors.map((color) => `#${color}`).join(', ')}. Open it, adjust it, check its contrast and take it along.`,
    image: `${service}/functions/v1/link-preview?c=${colors.join('-').toLowerCase()}`,
  });
};
