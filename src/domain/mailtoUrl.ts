/**
 * A mailto address for one recipient (RFC 6068). `email` is encoded so that it cannot add recipients, headers or lines.
 * A lone surrogate, which cannot be encoded, is dropped.
 */
export const mailtoUrl = (email: string): string => {
  const whole = email.replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
  const at = whole.lastIndexOf('@');
  const domain = at === -1 ? '' : `@${encodeURIComponent(whole.slice(at + 1))}`;
  return `mailto:${encodeURIComponent(at === -1 ? whole : whole.slice(0, at))}${domain}`;
};
