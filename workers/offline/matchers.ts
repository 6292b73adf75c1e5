type Asked = { readonly url: URL; readonly request: Request; readonly sameOrigin: boolean };

/** What the backend answers of the origin that it may share with the app. */
const BACKEND = /^\/(?:auth|rest|functions|realtime|storage|graphql)\/v1(?:\/|$)|^\/__/;

/** An address of the app that somebody goes to. */
export const isPage = ({ url, request, sameOrigin }: Asked): boolean =>
  sameOrigin && request.mode === 'navigate' && !BACKEND.test(url.pathname);

/** A picture that came with the app: its name holds the hash of its content. Videos are asked for in parts. */
export const isPicture = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && /^\/assets\/[^/]+\.(?:jpg|png|webp|avif|woff2)$/.test(url.pathname);
