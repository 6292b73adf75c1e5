/** A request for the picture of a link, such as `?c=fff-000`. */
export const previewRequest = (query: string, init: RequestInit = {}): Request =>
  new Request(`https://x.example/functions/v1/link-preview${query}`, init);
