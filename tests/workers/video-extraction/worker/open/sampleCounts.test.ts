import { describe, expect, it } from 'vitest';
import { hasTooManySamples } from '../../../../../workers/video-extraction/worker/open/sampleCounts';

const number = (value: number): number[] => {
  const written = new Uint8Array(4);
  new DataView(written.buffer).setUint32(0, value);
  return [...written];
};
const box = (type: string, ...content: readonly (readonly number[])[]): number[] => {
  const body = content.flat();
  return [...number(body.length + 8), ...Array.from(type, (letter) => letter.charCodeAt(0)), ...body];
};

type Rows = readonly (readonly [count: number, value: number])[];
const runs = (type: string, rows: Rows, said = rows.length): number[] =>
  box(type, number(0), number(said), ...rows.map(([count, value]) => [...number(count), ...number(value)]));
const sizes = (count: number): number[] => box('stsz', number(0), number(512), number(count));
const video = (...tables: readonly (readonly number[])[]): Blob =>
  new Blob([
    Uint8Array.from([
      ...box('ftyp', number(0)),
      ...box('moov', box('mvhd'), box('trak', box('mdia', box('minf', box('stbl', ...tables))))),
    ]),
  ]);

describe('the samples that an index counts', () => {
  it.each([
    ['as many times as sizes', video(runs('stts', [[250_000, 512]]), sizes(250_000)), false],
    [
      'the same with offsets',
      video(
        runs('stts', [[9, 1]]),
        runs('ctts', [
          [4, 1],
          [5, 2],
        ]),
        sizes(9),
      ),
      false,
    ],
    ['fragments, whose index has none', video(runs('stts', []), sizes(0)), false],
    ['a few more times than sizes', video(runs('stts', [[300, 1]]), sizes(250)), false],
    [
      'a damaged row of times',
      video(
        runs('stts', [
          [250, 1],
          [4_000_000_000, 1],
        ]),
        sizes(250),
      ),
      true,
    ],
    [
      'a damaged row of offsets',
      video(runs('stts', [[250, 1]]), runs('ctts', [[3_000_000_000, 0]]), sizes(250)),
      true,
    ],
    [
      'sizes of the other kind',
      video(runs('stts', [[250_000, 1]]), box('stz2', number(0), number(8), number(250_000))),
      false,
    ],
    ['times without any sizes', video(runs('stts', [[250_000, 1]])), true],
    ['rows that are not there', video(runs('stts', [[250, 1]], 4_000_000_000), sizes(250)), false],
  ] as const)('%s', async (_, file, areTooMany) => {
    expect(await hasTooManySamples(file)).toBe(areTooMany);
  });

  it.each([
    ['as many as it holds', 0, 300_000, 1, 300_000, false],
    ['of which it tells each size', 0x200, 4_000_000_000, 0, 0, false],
    ['more than it holds', 0, 4_000_000_000, 1, 300_000, true],
    ['of no byte each', 0, 4_000_000_000, 0, 0, true],
    ['few of no byte each', 0, 250, 0, 0, false],
  ])('in a fragment: %s', async (_, flags, count, size, bytes, areTooMany) => {
    const header = (moreFlags: number, ...more: readonly number[]) =>
      box('tfhd', number(moreFlags), number(7), ...more.map(number));
    const film = (usual: number, head: readonly number[]): Blob =>
      new Blob([
        Uint8Array.from([
          ...box('moov', box('mvex', box('trex', ...[0, 7, 1, 512, usual, 0].map(number)))),
          ...box(
            'moof',
            box('mfhd', number(0)),
            box('traf', head, box('trun', number(flags), number(count))),
          ),
        ]),
        Uint8Array.from(number(bytes + 8)),
        'mdat',
        new Uint8Array(bytes),
      ]);
    expect(await hasTooManySamples(film(size, header(0)))).toBe(areTooMany);
    // The size after where its data begin, and how long each is.
    expect(await hasTooManySamples(film(9, header(0x19, 0, 0, 512, size)))).toBe(areTooMany);
  });

  it('are none of a file that ends within its index, or is none', async () => {
    const whole = video(runs('stts', [[4_000_000_000, 1]]), sizes(250));
    expect(await hasTooManySamples(whole.slice(0, 60))).toBe(false);
    expect(await hasTooManySamples(new Blob(['nothing']))).toBe(false);
  });
});
