import { expect, test } from './videoPage/videoTest';

test('a film is cut again without decoding, also one that was stopped, and its frames are captured one by one', async ({
  videos,
}) => {
  const seen = await videos.evaluate(async () => {
    const { extractor } = window.videoPage;
    const { signal } = new AbortController();
    const source = await window.videoPage.film('sixShots');
    const read = async (stopAtShots: number) => {
      const controller = new AbortController();
      const bytes: Uint8Array<ArrayBuffer>[] = [];
      const timesUs: Float64Array<ArrayBuffer>[] = [];
      const spans: { readonly start: number; readonly end: number; readonly picture: number }[] = [];
      const run = extractor.extract(
        controller.signal,
        { source, capture: { kind: 'scenes' }, clock: 'max' },
        {
          onFrame: ({ timeSeconds, shot }) => {
            spans.push({
              start: timeSeconds,
              end: shot?.endSeconds ?? NaN,
              picture: shot?.pictureSeconds ?? NaN,
            });
            if (spans.length === stopAtShots) controller.abort();
          },
          onSigned: (frames) => {
            bytes.push(frames.bytes);
            timesUs.push(frames.timesUs);
          },
        },
      );
      await run.done.catch(() => undefined);
      // One block, of which the first so many are filled.
      const count = timesUs.reduce((sum, { length }) => sum + length, 0);
      const block = { bytes: new Uint8Array(1024 * 80), times: new Float64Array(1024) };
      let place = 0;
      timesUs.forEach((times, index) => {
        block.bytes.set(bytes[index] ?? [], place * 80);
        block.times.set(times, place);
        place += times.length;
      });
      return { spans, signatures: { count, signatures: [block.bytes], timesUs: [block.times] } };
    };
    const { spans, signatures } = await read(Infinity);
    const shots = await extractor.findShots(signal, signatures, 0.5);
    const few = await extractor.findShots(signal, signatures, 0);
    const captured: { readonly time: number; readonly colors: number }[] = [];
    const times = shots.map(({ typicalSeconds }) => typicalSeconds).toReversed();
    await extractor.captureAt(signal, source, times, ({ timeSeconds, palettes }) =>
      captured.push({ time: timeSeconds, colors: palettes.length }),
    );
    const stopped = await read(2);
    return {
      spans,
      frames: signatures.count,
      starts: shots.map(({ startSeconds }) => startSeconds),
      times,
      few: few.length,
      captured,
      stoppedFrames: stopped.signatures.count,
    };
  });
  expect(seen.spans).toHaveLength(6);
  expect(seen.starts).toEqual(seen.spans.map(({ start }) => start));
  for (const { start, end, picture } of seen.spans) {
    expect(picture).toBeGreaterThanOrEqual(start);
    expect(picture).toBeLessThan(end);
  }
  expect(seen.few).toBeLessThanOrEqual(6);
  expect(seen.captured.map(({ time }) => time)).toEqual(seen.times.toReversed());
  expect(seen.captured.every(({ colors }) => colors === 6)).toBe(true);
  expect(seen.stoppedFrames).toBeGreaterThan(0);
  expect(seen.stoppedFrames).toBeLessThanOrEqual(seen.frames);
});
