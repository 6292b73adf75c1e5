/** The bytes of a `data:` address (RFC 2397), or null if it is malformed. */
export const readDataAddress = (address: string): Blob | null => {
  const comma = address.indexOf(',');
  if (comma === -1) return null;
  const [type = '', ...parameters] = address.slice('data:'.length, comma).split(';');
  try {
    const text = decodeURIComponent(address.slice(comma + 1));
    const isBase64 = parameters.some((parameter) => /^\s*base64\s*$/i.test(parameter));
    const content = isBase64
      ? Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0))
      : text;
    return new Blob([content], { type });
  } catch {
    return null;
  }
};
