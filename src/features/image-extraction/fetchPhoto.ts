/** A provider that has not answered by now counts as failed. */
const FETCH_TIMEOUT_MS = 20_000;

/** The bytes of a gallery picture. Rejects when the address answers with anything but a picture. */
export const fetchPhoto = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)]),
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`Picture answered ${response.status}`);
  const blob = await response.blob();
  // A missing picture often answers as a page with status 200.
  if (!blob.type.startsWith('image/')) throw new Error(`Picture is ${blob.type}`);
  return blob;
};
