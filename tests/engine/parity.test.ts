import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFICIENCIES, type DeficiencyKind } from '../../src/color/deficiency';
import type { Engine } from '../../src/engine/engine';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { loadNodeEngine } from '../support/nodeEngine';
import { anyPixels } from './pixels';
import { anyPlanes } from './planes';

const KINDS = Object.keys(DEFICIENCIES) as DeficiencyKind[];
const anyColor = fc.integer({ min: 0, max: 0xffffff });
/** HUELOOM_RUNS=10000 looks longer; what every change is tested with has to be done in seconds. */
const numRuns = Number(process.env['HUELOOM_RUNS'] ?? 100);
const picture = fc
  .record({ rgba: anyPixels(4000), width: fc.integer({ min: 1, max: 80 }) })
  .filter(({ rgba, width }) => rgba.length >= width * 4)
  .map(({ rgba, width }) => {
    const height = Math.trunc(rgba.length / 4 / width);
    return { rgba: new Uint8ClampedArray(rgba).slice(0, width * height * 4), width, height };
  });
const reference = createReferenceEngine();
let wasm: Engine;

/** As a Buffer, because comparing long arrays item by item takes seconds. */
const simulated = (engine: Engine, rgba: Uint8Array, kind: DeficiencyKind): Buffer =>
  Buffer.from(engine.simulate(rgba, kind).buffer);

beforeAll(async () => {
  wasm = await loadNodeEngine();
});

describe(
  'the compiled engine gives the bits of the reference [G-17]',
  { timeout: 60_000 + 100 * numRuns },
  () => {
    it('summaries of any pixels, in any number and with any alpha', () => {
      fc.assert(
        fc.property(anyPixels(40_000), (rgba) => {
          expect(wasm.summarize(rgba)).toEqual(reference.summarize(rgba));
        }),
        { numRuns },
      );
    });

    it('summaries of flat areas whose colors contend for one cell of the histogram', () => {
      // They differ in the bits that a cell leaves out; four equal pixels are a vote.
      const area = fc.record({ level: fc.constantFrom(16, 17, 23), votes: fc.integer({ min: 1, max: 6 }) });
      fc.assert(
        fc.property(fc.array(area, { minLength: 3, maxLength: 40 }), (areas) => {
          const words = areas.flatMap(({ level, votes }) =>
            Array.from({ length: votes * 4 }, () => 0xff000000 + level * 0x010101),
          );
          const rgba = new Uint8Array(Uint32Array.from(words).buffer);
          expect(wasm.summarize(rgba)).toEqual(reference.summarize(rgba));
        }),
        { numRuns: 10 * numRuns },
      );
    });

    it('palettes of every size and variant', () => {
      fc.assert(
        fc.property(
          anyPixels(4000),
          fc.integer({ min: 1, max: 9 }),
          fc.nat({ max: 12 }),
          (rgba, count, variant) => {
            const summary = reference.summarize(rgba);
            expect(wasm.clusterPalette(summary, { count, variant })).toEqual(
              reference.clusterPalette(summary, { count, variant }),
            );
          },
        ),
        { numRuns },
      );
    });

    it('patches of any picture', () => {
      fc.assert(
        fc.property(picture, (pixels) => {
          expect(wasm.findPatches(pixels)).toEqual(reference.findPatches(pixels));
        }),
        { numRuns },
      );
    });

    it('signatures of any frame', () => {
      fc.assert(
        fc.property(picture, (pixels) => {
          expect(wasm.signFrame(pixels)).toEqual(reference.signFrame(pixels));
        }),
        { numRuns },
      );
    });

    it('pixels of any planes at any size', () => {
      fc.assert(
        fc.property(anyPlanes, fc.integer({ min: 1, max: 200 }), (planes, maxSide) => {
          const { rgba, ...size } = wasm.planesToPixels(planes, maxSide);
          const expected = reference.planesToPixels(planes, maxSide);
          expect(size).toEqual({ width: expected.width, height: expected.height });
          expect(Buffer.from(rgba).equals(Buffer.from(expected.rgba))).toBe(true);
        }),
        { numRuns },
      );
    });

    it('pixels of planes that were written into its memory, at any size', () => {
      fc.assert(
        fc.property(anyPlanes, fc.integer({ min: 1, max: 200 }), (planes, maxSide) => {
          wasm.planeBytes(planes.bytes.length).set(planes.bytes);
          // Whatever comes between, and however the memory grows by it.
          wasm.reserve(planes.bytes.length);
          const bytes = wasm.planeBytes(planes.bytes.length);
          const { rgba } = wasm.planesToPixels({ ...planes, bytes }, maxSide);
          expect(Buffer.from(rgba).equals(Buffer.from(reference.planesToPixels(planes, maxSide).rgba))).toBe(
            true,
          );
        }),
        { numRuns },
      );
    });

    it('swatches of every seed', () => {
      fc.assert(
        fc.property(anyPixels(4000), fc.nat({ max: 300 }), fc.integer(), (rgba, target, seed) => {
          const summary = reference.summarize(rgba);
          expect(wasm.sampleSwatches(summary, { target, seed })).toEqual(
            reference.sampleSwatches(summary, { target, seed }),
          );
        }),
        { numRuns },
      );
    });

    it('shares of any colors', () => {
      fc.assert(
        fc.property(anyPixels(2000), fc.array(anyColor, { maxLength: 12 }), (rgba, colors) => {
          const summary = reference.summarize(rgba);
          expect(wasm.shares(summary, colors)).toEqual(reference.shares(summary, colors));
        }),
        { numRuns },
      );
    });

    it.each(KINDS)('%s in any pixels', (kind) => {
      fc.assert(
        fc.property(anyPixels(4000), (rgba) => {
          expect(simulated(wasm, rgba, kind).equals(simulated(reference, rgba, kind))).toBe(true);
        }),
        { numRuns },
      );
    });

    it('contrast of up to fifty colors', () => {
      fc.assert(
        fc.property(fc.array(anyColor, { maxLength: 50 }), (colors) => {
          expect(wasm.contrastMatrix(colors)).toEqual(reference.contrastMatrix(colors));
        }),
        { numRuns },
      );
    });

    it('a picture longer than what passes through memory at a time', () => {
      const rgba = new Uint8Array(4 * 262_151).map((_, i) => (i % 4 === 3 ? 200 : (i * i) >>> 7));
      expect(wasm.summarize(rgba)).toEqual(reference.summarize(rgba));
      expect(simulated(wasm, rgba, 'tritanopia').equals(simulated(reference, rgba, 'tritanopia'))).toBe(true);
    });
  },
);
