/** Control characters that no text contains. */
// Stryker disable next-line Regex: it would write \V for what is no \v, which is no expression, and no test would load
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u;

/** How many bytes are examined. */
const SAMPLE = 1000;

/**
 * UTF-16 by its byte order mark; without one, by the zero bytes that Latin letters and digits have in every other
 * place.
 */
const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [...sample.keys()].filter((i) => sample[i] === 0);
  const odd = zeros.filter((i) => i % 2 === 1).length;
  const even = zeros.length - odd;
  const most = sample.length / 6;
  // Stryker disable EqualityOperator: where exactly so many are zeros it may be either
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
  // Stryker restore EqualityOperator
};

/** Longest remainder of a truncated character. */
const BROKEN_MAX = 3;

/** Decodes UTF-8, UTF-16 or windows-1252. Null if the bytes are not text. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const attempt = (encoding: string): string | null => {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return CONTROL.test(text) ? null : text;
    } catch {
      return null;
    }
  };
  /** UTF-8 that is cut off within a character beyond ASCII; read as windows-1252, every name would be garbled. */
  const attemptBroken = (): string | null => {
    for (let cut = 1; cut <= BROKEN_MAX; cut++) {
      // An ASCII character is complete.
      if ((bytes.at(-cut) ?? 0) < 0x80) return null;
      try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, -cut));
        return /\P{ASCII}/u.test(text) && !CONTROL.test(text) ? text : null;
      } catch {
        // Try one byte less.
      }
    }
    return null;
  };
  const unicode = attempt(utf16Of(bytes) ?? 'utf-8');
  // Palette files of older programs are in windows-1252.
  return unicode ?? attemptBroken() ?? attempt('windows-1252');
};
