import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PlainResponse,
  installPlainResponses,
} from '../../../../../supabase/local/backend/plain/plainResponse.mjs';

const WholeResponse = Response;
beforeAll(installPlainResponses);
afterAll(() => {
  globalThis.Response = WholeResponse;
});

const BYTES = new TextEncoder().encode('[{"a":"é"}]');
const HEADERS = { 'Content-Type': 'application/json', 'Content-Range': '0-0/*' };

describe('an answer of bytes', () => {
  it('is plain, and says what it was made of', () => {
    const response = new Response(BYTES, { status: 206, headers: HEADERS });
    expect(response).toBeInstanceOf(PlainResponse);
    expect(response).toBeInstanceOf(WholeResponse);
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.ok]).toEqual([206, true]);
    expect(response.headers.get('content-range')).toBe('0-0/*');
  });

  it.each([
    [200, true],
    [299, true],
    [300, false],
    [406, false],
  ])('with status %i is fine: %s', (status, isFine) => {
    expect(new Response(null, { status, headers: {} }).ok).toBe(isFine);
  });

  it('can be read as the platform’s own, once', async () => {
    const response = new Response(BYTES, { headers: HEADERS });
    response.headers.set('x-late', 'yes');
    expect(await response.clone().json()).toEqual([{ a: 'é' }]);
    expect(response.headers.get('x-late')).toBe('yes');
    response.headers.set('x-later', 'too');
    expect(response.clone().headers.get('x-later')).toBe('too');
    expect(await response.text()).toBe('[{"a":"é"}]');
    expect(response.bodyUsed).toBe(true);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  it('can be made anew with another body or other headers', async () => {
    const response = new Response(BYTES, { status: 201, headers: HEADERS });
    const copy = new Response(response.body, response);
    expect([copy.status, copy.headers.get('content-range'), await copy.text()]).toEqual([
      201,
      '0-0/*',
      '[{"a":"é"}]',
    ]);
  });

  it('is refused where the platform refuses it', () => {
    expect(() => new Response(BYTES, { status: 204 })).toThrow(TypeError);
    expect(() => new Response(null, { status: 99 })).toThrow(RangeError);
  });
});

describe('every other answer', () => {
  it.each([
    ['a text', () => new Response('text', { headers: HEADERS })],
    ['JSON', () => Response.json({ a: 1 })],
    ['a redirect', () => Response.redirect('http://localhost/')],
    ['one with a list of headers', () => new Response(BYTES, { headers: [['set-cookie', 'a=1']] })],
    ['one with a word for its status', () => new Response(BYTES, { statusText: 'Fine' })],
    ['nothing said about it', () => new Response('a', undefined)],
  ])('is the platform’s own: %s', (_, create) => {
    expect(create()).not.toBeInstanceOf(PlainResponse);
    expect(create()).toBeInstanceOf(Response);
  });

  it('may still be of a class made from it', () => {
    class Own extends Response {}
    expect(new Own(BYTES)).toBeInstanceOf(Own);
    expect(new Own(BYTES)).not.toBeInstanceOf(PlainResponse);
  });
});
