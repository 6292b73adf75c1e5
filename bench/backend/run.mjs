// The embedded backend under load: 10,000 palettes, whole pages of explore, own projects, saving. Needs an idle machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveReport } from '../report.mjs';
import { startServer } from './server.mjs';
import { SCENES } from './scenes.mjs';
import { measure } from './measure.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);

const folder = await mkdtemp(join(tmpdir(), 'hueloom-bench-'));
const server = await startServer(folder);
try {
  const figures = [];
  for (const scene of SCENES) figures.push(await measure(scene, server, SECONDS));
  console.table(figures);
  await saveReport('backend', { seconds: SECONDS, figures });
} finally {
  await server.close();
  await rm(folder, { recursive: true });
}
