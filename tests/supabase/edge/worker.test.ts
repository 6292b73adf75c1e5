import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fillBackendMeta, fillStripeMeta } from '../../../supabase/local/backendMeta.mjs';
import { securityHeaders } from '../../../supabase/edge/securityHeaders.mjs';
import WORKER from '../../../supabase/edge/worker.mjs';
import { describeSite, FILES, PAGE, type AskSite } from './siteCases';

const ORIGIN = 'https://hueloom.example';

/** Files as the host finds them: by path alone, with a tag of their content. */
const hostOf = (files: Readonly<Record<string, string | Buffer>>) => ({
  fetch: async (request: Request): Promise<Response> => {
    const content = files[decodeURIComponent(new URL(request.url).pathname).slice(1)];
    if (content === undefined) return new Response('not found', { status: 404 });
    const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
    const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : Buffer.from(content), { headers });
  },
});

const askOf =
  (files: Readonly<Record<string, string | Buffer>>): AskSite =>
  async (path, headers = {}, method = 'GET') => {
    const answer = await WORKER.fetch(new Request(ORIGIN + path, { headers, method }), {
      ASSETS: hostOf(files),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
  };

describeSite(askOf(FILES));

describe('the page that a build was made for', () => {
  const SERVICE = 'https://project.supabase.co';
  const metas = ['supabase-url', 'supabase-publishable-key', 'stripe-publishable-key'];
  const bare = `${PAGE}${metas.map((name) => `<meta name="${name}" content="">`).join('')}`;
  const built = fillBackendMeta(bare, { url: SERVICE, publishableKey: 'sb_publishable_1' });

  it('may speak to the service that it names, and its files say so, too', async () => {
    const get = askOf({ ...FILES, 'index.html': built });
    const expected = securityHeaders(SERVICE);
    for (const path of ['/', '/explore', '/assets/app-abc123.js', '/gone.js'])
      expect((await get(path)).headers).toMatchObject(expected);
    expect(expected['content-security-policy']).toContain(`${SERVICE} wss://project.supabase.co`);
  });

  it('opens the checkout inside where it has a key of Stripe, and only there', async () => {
    const get = askOf({ ...FILES, 'index.html': fillStripeMeta(built, 'pk_test_1') });
    expect((await get('/')).headers).toMatchObject(securityHeaders(SERVICE, { hasStripe: true }));
    expect((await askOf({ ...FILES, 'index.html': built })('/')).headers).toMatchObject(
      securityHeaders(SERVICE),
    );
  });

  it('finds its pictures at the service, and its own where people read it', async () => {
    const get = askOf({ ...FILES, 'index.html': built });
    expect((await get('/palette-builder?c=fff-000')).body.toString()).toContain(
      `content="${SERVICE}/functions/v1/link-preview?c=ffffff-000000"`,
    );
    expect((await get('/')).body.toString()).toContain(`content="${ORIGIN}/icons/preview.png"`);
  });

  it('has another tag for each link', async () => {
    const get = askOf(FILES);
    const paths = ['/', '/palette-builder?c=fff-000', '/palette-builder?c=fff-001'];
    const tags = await Promise.all(paths.map(async (path) => (await get(path)).headers['etag']));
    expect(new Set(tags).size).toBe(3);
  });

  it('is asked for again after the host could not give it', async () => {
    let isDown = true;
    const host = hostOf(FILES);
    const files = {
      fetch: async (request: Request) => (isDown ? new Response('', { status: 500 }) : host.fetch(request)),
    };
    const ask = () => WORKER.fetch(new Request(`${ORIGIN}/`), { ASSETS: files });
    await expect(ask()).rejects.toThrow('The build has no page: 500');
    isDown = false;
    expect((await ask()).status).toBe(200);
  });
});
