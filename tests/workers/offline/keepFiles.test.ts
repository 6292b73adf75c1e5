import { describe, expect, it } from 'vitest';
import { firstOf, keepFiles } from '../../../workers/offline/keepFiles';

const HERE = 'https://hueloom.example/';
const named = (...names: readonly string[]) => names.map((name) => ({ url: HERE + name, revision: null }));
const FILES = named('a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'f.js', 'g.js');

/** A copy, and a network that may end after some answers. */
const setUp = (answers = Infinity) => {
  const kept = new Map<RequestInfo | URL, Response>();
  const asked: Request[] = [];
  const network = { answers };
  const keep = (files: Parameters<typeof keepFiles>[0]) =>
    keepFiles(files, {
      cache: {
        match: async (key) => kept.get(key),
        put: async (key, response) => void kept.set(key, response),
      },
      keyOf: (url) => `${url}?key`,
      load: async (request) => {
        asked.push(request);
        if (network.answers-- <= 0) throw new TypeError('Failed to fetch');
        return new Response(request.url);
      },
    });
  const names = () =>
    [...kept.keys()].map((key) => (typeof key === 'string' ? key.slice(HERE.length) : '')).toSorted();
  return { keep, kept, asked, network, names };
};

describe('the files of the offline copy', () => {
  it('begin with what the pages cannot start without, which ends with the document', () => {
    const files = [{ url: 'assets/start.js' }, { url: 'index.html' }, { url: 'assets/dialog.js' }];
    expect(firstOf(files).map(({ url }) => url)).toEqual(['assets/start.js', 'index.html']);
  });

  it('are kept under their keys, and asked for once', async () => {
    const { keep, asked, names, kept } = setUp();
    await keep(FILES);
    expect(names()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.js?key`));
    expect(await kept.get(`${HERE}c.js?key`)?.text()).toBe(`${HERE}c.js`);
    await keep(FILES);
    expect(asked).toHaveLength(FILES.length);
  });

  it('stay where the network ends, and are completed at the next attempt', async () => {
    const { keep, asked, network, names } = setUp(3);
    await expect(keep(FILES)).rejects.toThrow('Failed to fetch');
    expect(names()).toHaveLength(3);
    const before = asked.length;
    // Of those that were not begun, none was asked for.
    expect(before).toBeLessThan(FILES.length);
    network.answers = Infinity;
    await keep(FILES);
    expect([names().length, asked.length]).toEqual([FILES.length, before + FILES.length - 3]);
  });

  it('are new where their names stay, whatever the HTTP cache has', async () => {
    const { keep, asked } = setUp();
    await keep([{ url: `${HERE}index.html`, revision: 'abc' }, ...named('a-D3adB33.js')]);
    expect(asked.map(({ cache }) => cache)).toEqual(['reload', 'default']);
  });

  it('are no error pages', async () => {
    const keep = keepFiles(named('gone.js'), {
      cache: { match: async () => undefined, put: () => Promise.reject(new Error('kept')) },
      keyOf: (url) => url,
      load: async () => new Response('Not found', { status: 404 }),
    });
    await expect(keep).rejects.toThrow('404');
  });
});
