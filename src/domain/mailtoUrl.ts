/**
 * The address of a message to one recipient (RFC 6068). Whatever stands in `email` stays the recipient: no further
 * address, header or line can be written with it. Half of a surrogate pair, which has no encoding, is left out.
 */
export const mailtoUrl = (email: string): string => {
  const whole = email.replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
  const at = whole.lastIndexOf('@');
  const domain = at === -1 ? '' : `@${encodeURIComponent(whole.slice(at + 1))}`;
  return `mailto:${encodeURIComponent(at === -1 ? whole : whole.slice(0, at))}${domain}`;
};
