import { describe, expect, it } from 'vitest';

import type { PatchCluster } from '../../../src/engine/vivid/clusterPatches';
import { selectClusters } from '../../../src/engine/vivid/selectClusters';
import { clusterOf, grayOf } from './cluster';

const cluster = (lab: readonly [number, number, number], area = 0.001): PatchCluster =>
  clusterOf(lab, { area });
const gray = (L: number, area = 0.001): PatchCluster => grayOf(L, { area });
/** The places of what is chosen, in their order. */
const placesOf = (clusters: readonly PatchCluster[], appeals: readonly number[], count: number): number[] =>
  selectClusters(clusters, appeals, count).map((one) => clusters.indexOf(one));

describe('the colors of a picture are chosen', () => {
  it('by their appeal, the first of equal ones first, and no more than wanted', () => {
    const far = [gray(10), cluster([50, 80, 0]), cluster([50, -80, 0]), cluster([50, 0, -80])];
    expect(placesOf(far, [1, 4, 2, 3], 4)).toEqual([1, 3, 2, 0]);
    expect(placesOf(far, [1, 4, 2, 3], 2)).toEqual([1, 3]);
    expect(placesOf(far, [2, 2, 2, 2], 1)).toEqual([0]);
    expect(placesOf(far, [1, 2, 3, 4], 0)).toEqual([]);
    expect(placesOf([], [], 5)).toEqual([]);
  });

  it('each once, and fewer than wanted where there are no more', () => {
    expect(placesOf([gray(20), gray(80)], [1, 2], 9)).toEqual([1, 0]);
  });

  // About mid-gray a step of lightness is as much of ΔE00.
  it('no two of them nearer than ΔE00 6, however much is left free', () => {
    expect(placesOf([gray(47), gray(52.5)], [2, 1], 9)).toEqual([0]);
    expect(placesOf([gray(47), gray(53.5)], [2, 1], 9)).toEqual([0, 1]);
    expect(placesOf([gray(47), gray(52.5), gray(58), gray(60)], [3, 2, 1, 0.5], 9)).toEqual([0, 2]);
  });

  it('with less of their appeal the nearer they are to one before, all of it from ΔE00 47 on', () => {
    const strong = (hue: number) =>
      cluster([50, 80 * Math.cos((hue * Math.PI) / 180), 80 * Math.sin((hue * Math.PI) / 180)]);
    const both = (hue: number, appeal: number): number[] =>
      placesOf([strong(0), strong(hue), strong(180)], [10, appeal, 1], 2);
    // A red and an orange red, of which nobody says that the one is nothing like the other.
    expect(both(30, 2)).toEqual([0, 2]);
    expect(both(30, 6)).toEqual([0, 1]);
    // A green is as new beside a red as a blue green.
    expect(both(150, 1.01)).toEqual([0, 1]);
    expect(both(150, 0.99)).toEqual([0, 2]);
  });

  it('beside all that were chosen, not the last one alone', () => {
    const clusters = [gray(30), cluster([50, 80, 0]), gray(38), cluster([50, 0, -60])];
    expect(placesOf(clusters, [10, 9, 3, 2], 3)).toEqual([0, 1, 3]);
  });
});

describe('light and dark', () => {
  // What differs by chroma as much as by lightness, and is new enough to show the one that is passed over.
  const other = cluster([50, -40, 40]);

  it('of grays are colors of their own, and of a strong color in small things hardly are', () => {
    expect(placesOf([gray(35), gray(65), other], [10, 1.5, 1], 2)).toEqual([0, 1]);
    const strong = [cluster([35, 0, -70]), cluster([60, 0, -70]), other];
    expect(placesOf(strong, [10, 1.5, 1], 2)).toEqual([0, 2]);
  });

  it('differ more in large parts of the picture', () => {
    const large = [cluster([35, 0, -70], 0.2), cluster([60, 0, -70], 0.2), other];
    expect(placesOf(large, [10, 3.5, 1], 2)).toEqual([0, 1]);
    const small = [cluster([35, 0, -70], 0.001), cluster([60, 0, -70], 0.001), other];
    expect(placesOf(small, [10, 3.5, 1], 2)).toEqual([0, 2]);
  });

  it('of one thing go with less chroma in the shade, which makes no other color either', () => {
    // Less light moves a color on a straight way to the zero of CIELAB’s cube roots, at L −16.
    const part = (38 + 16) / (70 + 16);
    const lit = cluster([70, 10, 80]);
    const shaded = cluster([38, 10 * part, 80 * part]);
    // As far from the lit one, and as dark, with all of its chroma.
    const deep = cluster([38, 10, 80]);
    const green = cluster([70, -14, 78]);
    expect(placesOf([lit, shaded, green], [10, 1, 1], 2)).toEqual([0, 2]);
    expect(placesOf([shaded, lit, deep], [10, 1, 1], 2)).toEqual([0, 2]);
  });
});

describe('of two tones of one thing', () => {
  const green = cluster([50, -40, 40]);

  it('either may be the one that was chosen first: the other is its shade or its light', () => {
    const part = (38 + 16) / (70 + 16);
    const [lit, shaded] = [cluster([70, 10, 80]), cluster([38, 10 * part, 80 * part])];
    expect(placesOf([lit, shaded, green], [10, 1, 1], 2)).toEqual([0, 2]);
    expect(placesOf([shaded, lit, green], [10, 1, 1], 2)).toEqual([0, 2]);
  });

  it('pale ones differ by their lightness nearly as grays do, strong ones hardly', () => {
    const tones = (chroma: number) => [cluster([35, 0, -chroma]), cluster([62, 0, -chroma]), green];
    expect(placesOf(tones(8), [10, 1.5, 1], 2)).toEqual([0, 1]);
    expect(placesOf(tones(70), [10, 1.5, 1], 2)).toEqual([0, 2]);
  });
});

describe('a color between two that were chosen', () => {
  it('looks like their blend, and asks for less than one beside the way between them', () => {
    const ends = [cluster([50, -60, 0]), cluster([50, 60, 0])];
    const blend = gray(50);
    const beside = cluster([50, 0, 60]);
    const chosen = (appeal: number) => placesOf([...ends, blend, beside], [10, 9, appeal, 1], 3);
    // The gray is ΔE00 26 from both, the other one is new for good: 1.6 times the appeal would make up for that alone.
    expect(chosen(1.7)).toEqual([0, 1, 3]);
    expect(chosen(1.8)).toEqual([0, 1, 2]);
  });
});
