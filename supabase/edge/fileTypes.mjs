/** The kinds of files that builds have. @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** The end of a path's last part from its dot on, in small letters; '' without one. @param {string} path */
export const extensionOf = (path) => /[^/](\.[^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** The media type of a file by its name. @param {string} path */
export const typeOf = (path) => TYPES[extensionOf(path)] ?? 'application/octet-stream';

/** Whether an address names a file of a kind that builds have, whether it is there or not. @param {string} path */
export const isServedKind = (path) => extensionOf(path) in TYPES;
