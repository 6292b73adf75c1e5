const URL_MAX = 2048;

/** A file of our own site, from its root, in plain letters: neither another host nor a way up. */
const OWN_PATH = /^(?:\/[\w-][\w.-]*)+$/;

/** An https address from outside, of one of the hosts where some are given; null for anything else. Never throws. */
export const safeUrl = (value: unknown, hosts?: readonly string[]): string | null => {
  if (typeof value !== 'string' || value.length > URL_MAX || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && (!hosts || hosts.includes(url.host)) ? url.href : null;
};

/** Where a background may come from: our own site, as a path from its root, or any https address. */
export const safeMediaUrl = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= URL_MAX && OWN_PATH.test(value) ? value : safeUrl(value);
