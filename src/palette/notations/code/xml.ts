const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for use between tags and in double-quoted attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces XML entities; unknown ones stay as they are. */
export const unescapeXml = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, word: unknown) => {
    if (typeof word === 'string') return SIGNS[word.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const ATTRIBUTE = /([\w:.-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of a tag by lower-case name without namespace. */
export const xmlAttributes = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
      (key.split(':').at(-1) ?? '').toLowerCase(),
      unescapeXml(double ?? single ?? ''),
    ]),
  );
