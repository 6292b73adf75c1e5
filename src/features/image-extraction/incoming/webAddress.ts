/** A name of the web has a dot and no ending of a file. */
const DOMAIN = /^[a-z\d_-]+(?:\.[a-z\d_-]+)+\.?$/i;
const FILE = /\.(?:jpe?g|jfif|png|apng|gif|webp|avif|heic|heif|svgz?|bmp|tiff?|ico|psd|pdf)$/i;
/** Also within a network: 'localhost', 'intranet', '[::1]'; as somebody means it who writes 'http://' before it. */
const HOST = /^(?:[a-z\d_.-]+|\[[\da-f:.]+\])$/i;

/**
 * The address of a site as people type it, also without 'https://'; null for words, file names and other schemes.
 * Browsers differ in what they take for a host: some read 'two words' as one.
 */
export const webAddress = (typed: string): URL | null => {
  // A port follows a host, and no scheme.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(typed);
  const whole = hasScheme ? typed : `https://${typed.replace(/^\/\//, '')}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return null;
  if (hasScheme || url.hostname === 'localhost') return url;
  return DOMAIN.test(url.hostname) && !FILE.test(url.hostname) ? url : null;
};
