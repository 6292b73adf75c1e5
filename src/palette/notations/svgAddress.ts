const SVG =
  /^(?:[\w-]{1,40}\s*:\s*)?(?:url\(\s*)?["']?data:image\/svg\+xml([^,]{0,80}),([^]*?)["']?\s*\)?;?$/i;

/** The drawing that a text is as a `data:` address, alone or with its `url()`; null for other texts. */
export const svgOfAddress = (text: string): string | null => {
  const [whole, parameters = '', content = ''] = SVG.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  try {
    const written = decodeURIComponent(content.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    return /;\s*base64/i.test(parameters) ? atob(written) : written;
  } catch {
    return null;
  }
};
