import { GRID_CELLS, SIGNATURE_BYTES } from '../../src/engine/frameSignature';
import { findShots } from '../../src/engine/shots/findShots';
import { createSignatureStore, type FrameSignatures } from '../../src/engine/shots/frameSignatures';
import { createXorshift } from '../../src/engine/xorshift';
import type { Suite } from '../suite';

const MINUTES = [1, 5, 20, 60, 120];
const FEW = [1, 5, 20];
const FRAMES_A_SECOND = 25;
const SHOT_SECONDS = 4;
const FRAMES_A_SHOT = SHOT_SECONDS * FRAMES_A_SECOND;
const FRAME_US = 1e6 / FRAMES_A_SECOND;

/** Signatures of shots of four seconds, each of a picture of its own that trembles by a level. */
const createFilm = (minutes: number): FrameSignatures => {
  const random = createXorshift(11);
  const store = createSignatureStore();
  let scene = new Uint8Array(SIGNATURE_BYTES);
  for (let frame = 0; frame < minutes * 60 * FRAMES_A_SECOND; frame++) {
    if (frame % FRAMES_A_SHOT === 0) {
      // The lumas of a grid are up to 255, the parts of histograms much less.
      scene = Uint8Array.from(
        { length: SIGNATURE_BYTES },
        (_, at) => random() * (at < GRID_CELLS ? 250 : 20),
      );
    }
    store.add(
      scene.map((value, at) => (at < GRID_CELLS ? value + random() * 2 : value)),
      frame * FRAME_US,
    );
  }
  return store.read();
};

export const suite: Suite = {
  name: 'length',
  group: 'films',
  title: 'What the length of a film costs: its shots found, from one minute to two hours',
  processes: { full: 6, quick: 1 },
  seconds: { full: 8, quick: 3 },
  goals: [
    { id: 'F-11', text: 'shots of two hours ≤ 200 ms', figure: 'shots found, 120 minutes', atMost: 200 },
  ],
  run: async ({ isQuick, race }) => {
    const sizes = isQuick ? FEW : MINUTES;
    await race(
      sizes.map((minutes) => {
        const film = createFilm(minutes);
        return {
          name: `shots found, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
          run: () => findShots(film, { sensitivity: 0.5 }),
          isRight: (shots) => (shots as readonly unknown[]).length === (minutes * 60) / SHOT_SECONDS,
          size: minutes,
          sizeUnit: 'minutes',
        };
      }),
      { group: 'shots found, growth', rounds: 5, budgetMs: 800 },
    );
  },
};
