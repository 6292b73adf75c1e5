import { describe, expect, it } from 'vitest';
import { createPlainRequest } from '../../../../../supabase/local/backend/plain/plainRequest.mjs';

const URL_TEXT = 'http://localhost:5173/rest/v1/projects?select=id';
const create = (body: string | null) =>
  createPlainRequest(URL_TEXT, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/csv' },
    body: body === null ? null : new TextEncoder().encode(body),
  });

describe('a plain request', () => {
  it('says what it was made of', async () => {
    const request = create('{"name":"é 🎨"}');
    expect(request).toBeInstanceOf(Request);
    expect([request.method, request.url, request.headers.get('Accept')]).toEqual([
      'POST',
      URL_TEXT,
      'text/csv',
    ]);
    expect(await request.text()).toBe('{"name":"é 🎨"}');
  });

  it('has an empty text without a body', async () => {
    expect(await create(null).text()).toBe('');
    expect(create(null).body).toBeNull();
  });

  it('reads JSON, and leaves out the mark that some put before a text', async () => {
    expect(await create('\uFEFF{"a":[1]}').json()).toEqual({ a: [1] });
    await expect(create('{').json()).rejects.toThrow(SyntaxError);
  });

  it('does all else as the platform’s own, with the headers of the moment', async () => {
    const request = create('{"a":1}');
    request.headers.delete('accept');
    const copy = request.clone();
    expect(await copy.json()).toEqual({ a: 1 });
    expect([copy.url, copy.method, copy.headers.get('accept')]).toEqual([URL_TEXT, 'POST', null]);
    expect(request.signal.aborted).toBe(false);
    expect(new TextDecoder().decode(await request.arrayBuffer())).toBe('{"a":1}');
  });

  it('is none where the platform makes none', () => {
    const parts = { method: 'TRACE', headers: {}, body: null };
    expect(() => createPlainRequest(URL_TEXT, parts)).toThrow(TypeError);
  });
});
