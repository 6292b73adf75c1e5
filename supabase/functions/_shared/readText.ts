import { Refusal } from './refusal.ts';

/** The body as it was sent. Reading stops as soon as it is too long; the Content-Length header may be wrong. */
export const readText = async (request: Request, maxBytes: number): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new Refusal(413, 'The request is too large');
  if (request.body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = request.body.getReader();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    length += value?.byteLength ?? 0;
    if (length > maxBytes) {
      await reader.cancel();
      throw new Refusal(413, 'The request is too large');
    }
    try {
      text += decoder.decode(value, { stream: !done });
    } catch {
      throw new Refusal(400, 'The request is not UTF-8 text');
    }
    if (done) return text;
  }
};
