import { toHex } from './hex.ts';

/**
 * The only header used for a visitor's address. Cloudflare is in front of every hosted project and sets it on each
 * request; `x-forwarded-for` is only appended to, and begins with whatever the client sent, so it is never read.
 */
const ADDRESS_HEADER = 'cf-connecting-ip';
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
/** The groups of an IPv6 address that identify a network, whose owner has all addresses in it. */
const NETWORK_GROUPS = 4;

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The part of an address that its owner cannot vary: all of IPv4, the first 64 bits of IPv6. */
const networkOf = (address: string): string => {
  const [, mapped] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  // In brackets, the URL parser takes IPv6 alone, and normalizes it to the short form of RFC 5952.
  if (!URL.canParse(`http://[${address}]`)) return address;
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(before), groupsOf(after)];
  const left = Array.from({ length: IPV6_GROUPS - first.length - last.length }, () => '0');
  return [...first, ...left, ...last].slice(0, NETWORK_GROUPS).join(':');
};

/**
 * Identifies visitors without an account. The returned identifier is a keyed digest (HMAC-SHA-256), which cannot be
 * turned back into an address; requests without an address, which do not occur in a hosted project, share one
 * identifier.
 * @param secret a key that no client has
 */
export const createVisitorOf = (secret: string): ((request: Request) => Promise<string>) => {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  let key: Promise<CryptoKey> | undefined;
  return async (request) => {
    const address = request.headers.get(ADDRESS_HEADER)?.trim() ?? '';
    if (address === '') return 'visitor:unknown';
    key ??= crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign']);
    return `visitor:${toHex(await crypto.subtle.sign('HMAC', await key, bytes.encode(networkOf(address))))}`;
  };
};
