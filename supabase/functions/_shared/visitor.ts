import { toHex } from './hex.ts';

/**
 * The one header that names a visitor's address. Cloudflare stands before every hosted project and writes it anew on
 * each request; `x-forwarded-for` only grows, and begins with whatever the client wrote, so it is never read.
 */
const ADDRESS_HEADER = 'cf-connecting-ip';
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
/** The part of an IPv6 address that a network is given as a whole: whoever has one has all addresses in it. */
const NETWORK_GROUPS = 4;

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** What stays of an address however often its owner changes the rest: IPv4 whole, the first 64 bits of IPv6. */
const networkOf = (address: string): string => {
  const [, mapped] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  // The host of an address is written in the one short form of RFC 5952.
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return address;
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(before), groupsOf(after)];
  const left = Array.from({ length: IPV6_GROUPS - first.length - last.length }, () => '0');
  return [...first, ...left, ...last].slice(0, NETWORK_GROUPS).join(':');
};

/**
 * Tells visitors without an account apart. The returned name is a keyed digest (HMAC-SHA-256), so that nobody turns it
 * back into an address; requests that carry no address, of which a hosted project has none, share one name.
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
