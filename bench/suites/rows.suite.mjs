// The cost of rows: the first page of explore on the embedded backend, one request after the other.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLISHABLE_KEY } from '../../supabase/local/backend/installSecrets.mjs';
import { EXPLORE } from '../backend/scenes.mjs';
import { startServer } from '../backend/server.mjs';

const SIZES = [100, 1000, 3000, 10_000];
const FEW = [100, 1000, 3000];
const PAGE = 50;
const WARM_UP = 20;
const REQUESTS = { full: 100, quick: 30 };

/** @param {string} origin */
const timeRequest = async (origin) => {
  const from = performance.now();
  const response = await fetch(`${origin}${EXPLORE}`, { headers: { apikey: PUBLISHABLE_KEY } });
  const palettes = await response.json();
  return { ms: performance.now() - from, isRight: response.ok && palettes.length === PAGE };
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'rows',
  group: 'backend',
  title: 'What rows cost: the first page of explore with 100 to 10,000 palettes',
  processes: { full: 1, quick: 0 },
  seconds: { full: 40, quick: 20 },
  goals: [],
  run: async (bench) => {
    bench.step('the backend starts');
    const folder = await mkdtemp(join(tmpdir(), 'hueloom-bench-'));
    bench.onEnd(() => rm(folder, { recursive: true, force: true }));
    const server = await startServer(folder, bench.subject);
    bench.onEnd(server.close);
    for (const palettes of bench.isQuick ? FEW : SIZES) {
      bench.step(`${palettes} palettes`);
      await server.fill(palettes);
      const samples = [];
      for (let request = 0; request < WARM_UP + REQUESTS[bench.isQuick ? 'quick' : 'full']; request++) {
        const { ms, isRight } = await timeRequest(server.origin);
        bench.check(`explore gives a page of ${palettes} palettes`, isRight);
        samples.push(ms);
      }
      bench.record(
        {
          name: `explore, ${palettes} palettes`,
          group: 'explore, growth',
          unit: 'ms',
          better: 'less',
          clock: 'wall',
          size: palettes,
          sizeUnit: 'palettes',
        },
        samples.slice(WARM_UP),
        { warmUp: samples.slice(0, WARM_UP) },
      );
    }
  },
};
