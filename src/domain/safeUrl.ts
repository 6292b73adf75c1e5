const URL_MAX = 2048;

/** A path on our own site from its root, in plain characters: no other host, no `..`. */
const OWN_PATH = /^(?:\/[\w-][\w.-]*)+$/;

/** An external https URL, of one of `hosts` if given; null for anything else. Never throws. */
export const safeUrl = (value: unknown, hosts?: readonly string[]): string | null => {
  if (typeof value !== 'string' || value.length > URL_MAX || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && (!hosts || hosts.includes(url.host)) ? url.href : null;
};

/** Where a background may come from: an absolute path on our own site, or any https URL. */
export const safeMediaUrl = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= URL_MAX && OWN_PATH.test(value) ? value : safeUrl(value);
