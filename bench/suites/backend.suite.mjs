// The embedded backend with 10,000 palettes and five connections: the requests that the product sends for the first page
// of explore, for the page of one's projects and to save a palette again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { PUBLISHABLE_KEY } from '../../supabase/local/backend/installSecrets.mjs';
import { PALETTES, SCENES } from '../backend/scenes.mjs';
import { startServer } from '../backend/server.mjs';

/** @typedef {import('../suite').Bench} Bench */
/** @typedef {import('../backend/scenes.mjs').Scene} Scene */
/** @typedef {import('../backend/server.mjs').BenchServer} BenchServer */

const SECONDS = 2;
/**
 * Visits per scene in a process: filling the database takes longer. They are short, as versions take turns: the speed of
 * a machine may change within seconds.
 */
const VISITS = { full: 6, quick: 1 };
/**
 * The embedded backend serves one person, whose page sends a few requests at a time; larger sites use the hosted
 * service.
 */
const CONNECTIONS = 5;
const P99_MS = 100;

/** @param {Scene} scene @param {BenchServer} server */
const requestOf = (scene, server) => {
  const { method, path, token, headers, body } = scene.request(server);
  return {
    url: `${server.origin}${path}`,
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  };
};

/** @param {Bench} bench @param {Scene} scene @param {BenchServer} server */
const checkScene = async ({ check }, scene, server) => {
  const { url, ...request } = requestOf(scene, server);
  const response = await fetch(url, request);
  const text = await response.text();
  check(
    `${scene.name} answers rightly, and not ${response.status} ${text.slice(0, 100)}`,
    response.ok && scene.isRight(text),
  );
};

/** @param {Bench} bench @param {Scene} scene @param {BenchServer} server @param {number} block */
const measureScene = async ({ check, record }, scene, server, block) => {
  const workedBefore = server.workedSeconds();
  const { requests, latency, errors, non2xx } = await autocannon({
    ...requestOf(scene, server),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  check(`${scene.name}: no request fails, and not ${errors + non2xx}`, errors + non2xx === 0);
  const worked = server.workedSeconds() - workedBefore;
  const kind = /** @type {const} */ ({ group: scene.name, clock: 'wall' });
  record({ ...kind, name: `${scene.name}: requests`, unit: '1/s', better: 'more' }, [requests.average], {
    block,
  });
  record({ ...kind, name: `${scene.name}: p99`, unit: 'ms', better: 'less' }, [latency.p99], { block });
  // CPU time of the backend alone, unaffected by others on the machine.
  if (worked > 0) {
    const perSecond = requests.total / worked;
    const name = `${scene.name}: requests per second of work`;
    record({ ...kind, name, unit: '1/s', better: 'more' }, [perSecond], { block });
  }
  const memory = /** @type {const} */ ({ group: 'memory', unit: 'MB', better: 'less', clock: 'none' });
  record({ ...memory, name: `${scene.name}: memory of the backend` }, [server.residentMegabytes()], {
    block,
  });
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'backend',
  group: 'backend',
  title: 'The embedded backend with 10,000 palettes',
  processes: { full: 2, quick: 1 },
  visits: VISITS,
  takesTurns: true,
  seconds: { full: 50, quick: 20 },
  goals: SCENES.map(({ name }) => ({
    id: 'F-9',
    text: `${name}: p99 ≤ ${P99_MS} ms`,
    figure: `${name}: p99`,
    atMost: P99_MS,
  })),
  run: async (bench) => {
    const folder = await mkdtemp(join(tmpdir(), 'hueloom-bench-'));
    bench.onEnd(() => rm(folder, { recursive: true, force: true }));
    bench.step('the database is filled');
    const server = await startServer(folder, bench.subject);
    bench.onEnd(server.close);
    await server.fill(PALETTES);
    for (let block = 0; block < VISITS[bench.isQuick ? 'quick' : 'full']; block++) {
      for (const scene of SCENES) {
        bench.step(`${scene.name}, visit ${block + 1}`);
        if (block === 0) await checkScene(bench, scene, server);
        await measureScene(bench, scene, server, block);
        await bench.pass();
      }
    }
  },
};
