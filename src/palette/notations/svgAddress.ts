const SVG = /^(?:[\w-]{1,40}\s{0,20}:\s{0,20})?(?:url\(\s{0,20})?["']?data:image\/svg\+xml([^,]{0,80}),/i;
/** What closes the `url()` and its quotes. */
const END = /["']?\s{0,20}\)?;?$/;

/** The drawing that a text is as a `data:` address, alone or with its `url()`; null for other texts. */
export const svgOfAddress = (text: string): string | null => {
  const trimmed = text.trim();
  const [whole, parameters = ''] = SVG.exec(trimmed) ?? [];
  if (whole === undefined) return null;
  const content = trimmed.slice(whole.length).replace(END, '');
  try {
    const written = decodeURIComponent(content.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    return /;\s*base64/i.test(parameters) ? atob(written) : written;
  } catch {
    return null;
  }
};
