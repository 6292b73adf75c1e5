import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../edge/escapeHtml.mjs';
import { SECURITY_HEADERS } from '../../edge/securityHeaders.mjs';

const STYLE = readFileSync(new URL('standInPage.css', import.meta.url), 'utf8');
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
// A form that returns to the app does so through a redirect, to which form-action applies too.
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self' data:",
  "form-action 'self' http://localhost:* http://127.0.0.1:*",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A page of a stand-in, marked as such, so that nobody mistakes it for the real service.
 * @param {{ title: string, standsInFor: string, body: string, status?: number }} page `body` is HTML
 */
export const standInPage = ({ title, standsInFor, body, status = 200 }) =>
  new Response(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<!-- Without one, browsers ask for /favicon.ico, which is not there. -->
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark">Stand-in for ${escapeHtml(standsInFor)}, on this computer only</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`,
    {
      status,
      headers: {
        ...SECURITY_HEADERS,
        'content-security-policy': POLICY,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
    },
  );
