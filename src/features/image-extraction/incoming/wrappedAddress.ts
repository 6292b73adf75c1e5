const QUOTED = String.raw`(?:"([^"]+)"|'([^']+)')`;

const IMAGE = String.raw`<img\b(?:[^>"']|"[^"]*"|'[^']*')*?\ssrc\s*=\s*${QUOTED}`;

/** What an address is copied with: its tag, its CSS value, its Markdown or BBCode, quotes or angle brackets. */
const WRAPPED = [
  String.raw`^(?:<[^>]*>)*?${IMAGE}`,
  String.raw`^[^"'()]*\burl\(\s*(?:${QUOTED}|([^\s"'()]+))\s*\)`,
  String.raw`^\[?!?\[[^\]]*\]\(\s*<?([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)>?(?:\s+["'][^\n]*)?\s*\)`,
  String.raw`^\[img[^\]]*\]\s*([^\s[\]]+)`,
  String.raw`^${QUOTED}[,;]?$`,
  '^[`“„«<‘]\\s*(\\S+?)\\s*[`”“»>’][,;]?$',
].map((source) => new RegExp(source, 'i'));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" };

const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(amp|quot|lt|gt|#39);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? '');

const IMAGE_TAG = new RegExp(IMAGE, 'i');

/** The address of the first picture in HTML; empty where there is none. */
export const addressOfImage = (html: string): string => {
  const [, double, single] = IMAGE_TAG.exec(html) ?? [];
  return unescapeHtml(double ?? single ?? '');
};

/** The address in a text that is one with what it was copied with; any other text as it is, without spaces around it. */
export const unwrapAddress = (text: string): string => {
  const trimmed = text.trim();
  if (/^(?:https?|data):/i.test(trimmed)) return trimmed;
  for (const wrapped of WRAPPED) {
    // Only the group of the quotes that are there has text.
    const inside = wrapped.exec(trimmed)?.slice(1).find(Boolean)?.trim();
    if (inside === undefined) continue;
    const address = trimmed.startsWith('<') ? unescapeHtml(inside) : inside;
    if (/^(?:https?:|data:|\/\/)/i.test(address)) return address.replace(/^\/\//, 'https://');
  }
  return trimmed;
};
