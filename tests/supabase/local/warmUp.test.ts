import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { siteOf } from '../../../supabase/local/site.mjs';
import { createSiteHandler } from '../../../supabase/local/siteHandler.mjs';
import { warmUp } from '../../../supabase/local/warmUp.mjs';

const PAGE = `<!doctype html><link rel="stylesheet" href="/assets/app-1.css">
<script type="module" src="/assets/app-2.js"></script><script src="/theme.js"></script>`;

let close: () => void;

const serve = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

afterEach(() => close());

describe('warming up', () => {
  it('asks for the page, the compressed files it names, and the tables of the first visit', async () => {
    const asked: Record<string, IncomingMessage['headers']> = {};
    const origin = await serve(({ url = '', headers }, response) => {
      asked[url.split('?', 1)[0] ?? ''] = headers;
      response.end(url === '/' ? PAGE : '');
    });
    await warmUp(origin, 'sb_publishable_key');
    expect(Object.keys(asked).toSorted()).toEqual([
      '/',
      '/assets/app-1.css',
      '/assets/app-2.js',
      '/rest/v1/palette_of_the_week',
      '/rest/v1/project_palettes',
    ]);
    expect(asked['/assets/app-2.js']).toMatchObject({ 'accept-encoding': 'br' });
    expect(asked['/rest/v1/project_palettes']).toMatchObject({ apikey: 'sb_publishable_key' });
  });

  it('gets the page and its files from the product', async () => {
    const files = { '/index.html': PAGE, '/assets/app-1.css': 'a {}', '/assets/app-2.js': '2' };
    const answer = createSiteHandler(siteOf(new Map(Object.entries(files))));
    const found: string[] = [];
    const origin = await serve((request, response) => {
      answer(request, response);
      response.once('finish', () => {
        if (response.statusCode === 200) found.push(request.url ?? '');
      });
    });
    await warmUp(origin, 'sb_publishable_key');
    expect(found).toEqual(expect.arrayContaining(['/', '/assets/app-1.css', '/assets/app-2.js']));
  });

  it('does not mind a server that fails', async () => {
    const origin = await serve((request) => request.socket.destroy());
    await expect(warmUp(origin, 'sb_publishable_key')).resolves.toBeUndefined();
  });
});
