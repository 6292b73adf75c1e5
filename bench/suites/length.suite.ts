import { GRID_CELLS, SIGNATURE_BYTES } from '../../src/engine/frameSignature';
import { cutShots, findShots, prepareShots } from '../../src/engine/shots/findShots';
import { createSignatureStore, type FrameSignatures } from '../../src/engine/shots/frameSignatures';
import { createXorshift } from '../../src/engine/xorshift';
import type { Bench, Suite } from '../suite';

const MINUTES = [1, 5, 20, 60, 120];
const FEW = [1, 5, 20];
const FRAMES_A_SECOND = 25;
const SHOT_SECONDS = 4;
const FRAMES_A_SHOT = SHOT_SECONDS * FRAMES_A_SECOND;
const FRAME_US = 1e6 / FRAMES_A_SECOND;

/** Every third shot begins with a dissolve of one second. */
const DISSOLVED = 3;
const DISSOLVE_FRAMES = 25;

/** Signatures of four-second shots, each of its own picture that jitters by one level. */
const createFilm = (minutes: number): FrameSignatures => {
  const random = createXorshift(11);
  const store = createSignatureStore();
  let scene = new Uint8Array(SIGNATURE_BYTES);
  let before = scene;
  for (let frame = 0; frame < minutes * 60 * FRAMES_A_SECOND; frame++) {
    const inShot = frame % FRAMES_A_SHOT;
    if (inShot === 0) {
      before = scene;
      // Grid lumas go up to 255, histogram shares are much smaller.
      scene = Uint8Array.from(
        { length: SIGNATURE_BYTES },
        (_, at) => random() * (at < GRID_CELLS ? 250 : 20),
      );
    }
    const shot = Math.floor(frame / FRAMES_A_SHOT);
    const isDissolved = shot > 0 && shot % DISSOLVED === 0;
    const part = isDissolved ? Math.min(1, (inShot + 1) / (DISSOLVE_FRAMES + 1)) : 1;
    store.add(
      scene.map((value, at) => {
        const mixed = value * part + (before[at] ?? 0) * (1 - part);
        return at < GRID_CELLS ? mixed + random() * 2 : mixed;
      }),
      frame * FRAME_US,
    );
  }
  return store.read();
};

/** Dissolves between noise pictures cannot all be distinguished from movement. */
const cutsIn = (minutes: number): number => ((minutes * 60) / SHOT_SECONDS) * (1 - 1 / DISSOLVED);

/** Successive positions of the control; the film was already cut at the first. */
const SENSITIVITIES = [0.5, 0.55, 0.7, 0.85, 1, 0.75, 0.4, 0.2, 0];

/** The time to recut the shots at each further sensitivity, none of which is cached. */
const measureChanges = ({ check, record, step, isQuick }: Bench): void => {
  const minutes = isQuick ? 20 : 120;
  step(`${minutes} minutes: other sensitivities`);
  const prepared = prepareShots(createFilm(minutes));
  const changes = SENSITIVITIES.map((sensitivity) => {
    const fromMs = performance.now();
    const shots = cutShots(prepared, { sensitivity });
    return { ms: performance.now() - fromMs, shots: shots.length };
  });
  const cuts = cutsIn(minutes);
  const fewest = Math.min(...changes.map(({ shots }) => shots));
  check(`at least all ${cuts} cuts are found at every sensitivity, not ${fewest}`, fewest >= cuts);
  const [, ...further] = changes.map(({ ms }) => ms);
  const kind = { group: 'another sensitivity', unit: 'ms', better: 'less', clock: 'wall' } as const;
  record({ ...kind, name: `another sensitivity, ${minutes} minutes` }, further);
  record({ ...kind, name: `another sensitivity, ${minutes} minutes, worst` }, [Math.max(...further)]);
};

export const suite: Suite = {
  name: 'length',
  group: 'films',
  title: 'What the length of a film costs: its shots found, from one minute to two hours',
  processes: { full: 6, quick: 1 },
  seconds: { full: 8, quick: 3 },
  goals: [
    {
      id: 'F-11',
      text: 'another sensitivity, two hours ≤ 200 ms',
      figure: 'another sensitivity, 120 minutes, worst',
      atMost: 200,
    },
  ],
  run: async (bench) => {
    const { isQuick, race } = bench;
    measureChanges(bench);
    const sizes = isQuick ? FEW : MINUTES;
    await race(
      sizes.map((minutes) => {
        const film = createFilm(minutes);
        return {
          name: `shots found, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
          run: () => findShots(film, { sensitivity: 0.5 }),
          isRight: (shots) => (shots as readonly unknown[]).length >= cutsIn(minutes),
          size: minutes,
          sizeUnit: 'minutes',
        };
      }),
      { group: 'shots found, growth', rounds: 5, budgetMs: 800 },
    );
  },
};
