import { afterEach, expect, it, vi } from 'vitest';

import { fetchMedia } from '../../src/state/fetchMedia';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: Response) => {
  const asked = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', asked);
  return asked;
};
const picture = () => new Response('bytes', { headers: { 'Content-Type': 'image/webp' } });
const { signal } = new AbortController();

it('gives the bytes of a picture or a film', async () => {
  answer(picture());
  const blob = await fetchMedia('https://media.example/a.webp', 'image', signal);
  expect([await blob.text(), blob.type]).toEqual(['bytes', 'image/webp']);
});

it('does not tell the provider which page asks', async () => {
  const asked = answer(picture());
  await fetchMedia('https://media.example/a.webp', 'image', signal);
  expect(asked).toHaveBeenCalledWith(
    'https://media.example/a.webp',
    expect.objectContaining({ referrerPolicy: 'no-referrer' }),
  );
});

it('ends with the caller', async () => {
  const asked = answer(picture());
  const controller = new AbortController();
  await fetchMedia('https://media.example/a.webp', 'image', controller.signal);
  const given = asked.mock.calls[0]?.[1]?.signal;
  expect(given?.aborted).toBe(false);
  controller.abort();
  expect(given?.aborted).toBe(true);
});

it('ends after 20 seconds of a picture, after two minutes of a film', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  answer(picture());
  await fetchMedia('https://media.example/a.webp', 'image', signal);
  answer(new Response('bytes', { headers: { 'Content-Type': 'video/mp4' } }));
  await fetchMedia('https://media.example/a.mp4', 'video', signal);
  expect(limit.mock.calls).toEqual([[20_000], [120_000]]);
});

it.each([
  ['a refusal', new Response('no', { status: 404, headers: { 'Content-Type': 'image/webp' } })],
  ['a page', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['a film', new Response('bytes', { headers: { 'Content-Type': 'video/mp4' } })],
])('takes %s for no picture', async (_, response) => {
  answer(response);
  await expect(fetchMedia('https://media.example/a.webp', 'image', signal)).rejects.toThrow('image');
});
