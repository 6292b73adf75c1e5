type Asked = { readonly url: URL; readonly request: Request; readonly sameOrigin: boolean };

/** Paths that the backend serves on an origin shared with the app. */
const BACKEND = /^\/(?:auth|rest|functions|realtime|storage|graphql)\/v1(?:\/|$)|^\/__/;

/** A navigation to a page of the app. */
export const isPage = ({ url, request, sameOrigin }: Asked): boolean =>
  sameOrigin && request.mode === 'navigate' && !BACKEND.test(url.pathname);

/** A picture or font shipped with the app: its name contains a content hash. Videos are fetched in ranges. */
export const isPicture = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && /^\/assets\/[^/]+\.(?:jpg|png|webp|avif|woff2)$/.test(url.pathname);
