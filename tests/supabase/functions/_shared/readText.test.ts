import { describe, expect, it } from 'vitest';
import { readText } from '../../../../supabase/functions/_shared/readText.ts';

const MOST = 8;

/** A request whose sender tells its length, or does not. */
const request = (body: string, told: number | null): Request =>
  new Request('https://x.example/', {
    method: 'POST',
    body: new Blob([body]),
    headers: told === null ? {} : { 'content-length': String(told) },
  });

describe('a body of at most so many bytes', () => {
  it.each([MOST, null])('is read up to the last of them, where its length is told as %j', async (told) => {
    expect(await readText(request('12345678', told), MOST)).toBe('12345678');
  });

  it.each([MOST + 1, MOST, 0, null])(
    'is refused with one more, where its length is told as %j',
    async (told) => {
      await expect(readText(request('123456789', told), MOST)).rejects.toMatchObject({ status: 413 });
    },
  );

  it('is measured in bytes, not in letters: each of these has three', async () => {
    expect(await readText(request('色色', null), MOST)).toBe('色色');
    await expect(readText(request('色色色', null), MOST)).rejects.toMatchObject({ status: 413 });
  });
});
