/** Text that is HTML already. */
class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @typedef {Html | string | number | null | readonly (Html | string | null)[]} Content null is nothing */

/** @param {Content} content @returns {string} */
const toText = (content) => {
  if (content === null) return '';
  if (content instanceof Html) return content.text;
  if (Array.isArray(content)) return content.map(toText).join('');
  return String(content).replaceAll(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign);
};

/**
 * A tag for HTML templates; contents that are not `Html` are escaped.
 * @param {TemplateStringsArray} strings
 * @param {...Content} contents
 */
export const html = (strings, ...contents) =>
  new Html(strings.reduce((all, string, at) => all + toText(contents[at - 1] ?? null) + string));

/** Marks trusted text as HTML: a drawing, a style sheet. @param {string} text */
export const asHtml = (text) => new Html(text);
