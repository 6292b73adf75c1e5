import type { FrameSignature } from '../../../src/engine/frameSignature';
import type { FrameSignatures } from '../../../src/engine/shots/frameSignatures';
import { createSignatureStore } from '../../../src/engine/shots/frameSignatures';
import { findShots } from '../../../src/engine/shots/findShots';
import type { Shot } from '../../../src/engine/shots/shot';
import { createXorshift } from '../../../src/engine/xorshift';
import { loadNodeEngine } from '../../support/nodeEngine';

/** Red, green and blue, 0–255, at a place of the frame; both coordinates are 0 to 1 within it. */
export type Frame = (x: number, y: number) => readonly [number, number, number];

const WIDTH = 64;
const HEIGHT = 36;
export const RATE = 25;

/** Scenes reach so far beyond the frame on each side, and are drawn once, so finely. */
const BEYOND = 1.5;
const CELLS = 240;

const drawScene = (seed: number): Float32Array => {
  const random = createXorshift(seed);
  const spots = Array.from({ length: 40 }, () => ({
    x: random() * 4 - 1.5,
    y: random() * 4 - 1.5,
    size: 0.15 + random() * 0.3,
    color: [random() - 0.45, random() - 0.5, random() - 0.55].map((part) => part * 480),
  }));
  const base = [90 + random() * 60, 90 + random() * 60, 90 + random() * 60];
  const texture = 20 + random() * 20;
  const [across, down] = [30 + random() * 20, 30 + random() * 20];
  const drawn = new Float32Array(CELLS * CELLS * 3);
  for (let row = 0, at = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++, at += 3) {
      const [x, y] = [(column / CELLS) * 4 - BEYOND, (row / CELLS) * 4 - BEYOND];
      const light = Math.sin(x * across) * Math.sin(y * down) * texture;
      for (let channel = 0; channel < 3; channel++) drawn[at + channel] = base[channel]! + light;
      for (const spot of spots) {
        const distance = ((x - spot.x) ** 2 + (y - spot.y) ** 2) / spot.size ** 2;
        if (distance > 9) continue;
        const strength = Math.exp(-distance);
        for (let channel = 0; channel < 3; channel++) drawn[at + channel]! += spot.color[channel]! * strength;
      }
    }
  }
  // What is mixed later has to be what is seen.
  return drawn.map((value) => Math.max(0, Math.min(255, value)));
};

/** A scene larger than the frame: soft spots of light and color, and a fine texture. Other seeds are other scenes. */
export const scene = (seed: number): Frame => {
  const drawn = drawScene(seed);
  const placeOf = (value: number): number => Math.max(0, Math.min(CELLS - 2, ((value + BEYOND) / 4) * CELLS));
  return (x, y) => {
    const [column, row] = [placeOf(x), placeOf(y)];
    const at = (Math.floor(row) * CELLS + Math.floor(column)) * 3;
    const [right, bottom] = [column % 1, row % 1];
    const mix = (channel: 0 | 1 | 2): number => {
      const [a, b] = [drawn[at + channel]!, drawn[at + 3 + channel]!];
      const [c, d] = [drawn[at + CELLS * 3 + channel]!, drawn[at + CELLS * 3 + 3 + channel]!];
      const upper = a + (b - a) * right;
      return upper + (c + (d - c) * right - upper) * bottom;
    };
    return [mix(0), mix(1), mix(2)];
  };
};

export const flat =
  (r: number, g: number, b: number): Frame =>
  () => [r, g, b];

/** Seen from elsewhere: the middle of the frame lies `dx`, `dy` beside its own, and shows `part` of it. */
export const seenFrom =
  (frame: Frame, dx: number, dy: number, part = 1): Frame =>
  (x, y) =>
    frame(0.5 + dx + (x - 0.5) * part, 0.5 + dy + (y - 0.5) * part);

export const mirrored =
  (frame: Frame): Frame =>
  (x, y) =>
    frame(1 - x, y);

export const lit =
  (frame: Frame, gain: number, lift = 0): Frame =>
  (x, y) => {
    const [r, g, b] = frame(x, y);
    return [r * gain + lift, g * gain + lift, b * gain + lift];
  };

export const inGray =
  (frame: Frame): Frame =>
  (x, y) => {
    const [r, g, b] = frame(x, y);
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return [luma, luma, luma];
  };

/** `share` of the second frame at each place, of the first the rest. */
export const mixed =
  (first: Frame, second: Frame, share: (x: number, y: number) => number): Frame =>
  (x, y) => {
    const part = Math.max(0, Math.min(1, share(x, y)));
    const [one, other] = [first(x, y), second(x, y)];
    const mix = (channel: 0 | 1 | 2): number => one[channel] + (other[channel] - one[channel]) * part;
    return [mix(0), mix(1), mix(2)];
  };

/** A disc that hides what is behind it. */
export const withDisc =
  (
    frame: Frame,
    [centerX, centerY]: readonly [number, number],
    radius: number,
    color: readonly [number, number, number],
  ): Frame =>
  (x, y) =>
    Math.hypot(x - centerX, ((y - centerY) * HEIGHT) / WIDTH) < radius ? color : frame(x, y);

/** As many frames as `count`, by number. */
export const times = (count: number, frame: (index: number) => Frame): Frame[] =>
  Array.from({ length: count }, (_, index) => frame(index));

export const still = (frame: Frame, count: number): Frame[] => times(count, () => frame);

export const paint = (frame: Frame) => {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at += 4) {
      rgba.set(frame((x + 0.5) / WIDTH, (y + 0.5) / HEIGHT), at);
      rgba[at + 3] = 255;
    }
  }
  return { rgba, width: WIDTH, height: HEIGHT };
};

export const signVideo = async (
  frames: readonly Frame[],
  timeUs: (index: number) => number = (index) => (index * 1e6) / RATE,
): Promise<FrameSignatures> => {
  const engine = await loadNodeEngine();
  const store = createSignatureStore();
  // Most frames of a still are one.
  const signed = new Map<Frame, FrameSignature>();
  for (const [index, frame] of frames.entries()) {
    const signature = signed.get(frame) ?? engine.signFrame(paint(frame));
    signed.set(frame, signature);
    store.add(signature, timeUs(index));
  }
  return store.read();
};

export const shotsOf = async (
  frames: readonly Frame[],
  timeUs?: (index: number) => number,
): Promise<readonly Shot[]> => findShots(await signVideo(frames, timeUs), { sensitivity: 0.5 });

/** How each shot comes in, and its first frame. */
export const entriesOf = async (frames: readonly Frame[]): Promise<[string, number][]> =>
  (await shotsOf(frames)).map(({ entry, firstFrame }) => [entry, firstFrame]);
