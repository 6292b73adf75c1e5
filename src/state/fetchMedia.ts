/** A provider that has not sent the whole file within this time counts as failed. */
const LIMIT_MS = { image: 20_000, video: 120_000 } as const;

/** The bytes of a gallery picture or video. Rejects when the response is anything else. */
export const fetchMedia = async (
  url: string,
  kind: 'image' | 'video',
  signal: AbortSignal,
): Promise<Blob> => {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS[kind])]),
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`${kind} answered ${response.status}`);
  const blob = await response.blob();
  // A missing file is often served as an HTML page with status 200.
  if (!blob.type.startsWith(`${kind}/`)) throw new Error(`${kind} is ${blob.type}`);
  return blob;
};
