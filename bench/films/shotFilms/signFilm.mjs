import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Size that frames are reduced to before they are signed, as in the product. */
const SIDE = 96;

/** BT.601 limited range, assumed for small films without a tag; in 16.16 fixed point. */
const MATRIX = { black: 16, luma: 76_309, crToR: 104_597, cbToG: 25_675, crToG: 53_279, cbToB: 132_201 };

/** @param {string} path */
const timesOf = async (path) => {
  const { stdout } = await run('ffprobe', [
    ...'-v error -select_streams v:0 -of json -show_entries'.split(' '),
    'stream=width,height:packet=pts_time',
    path,
  ]);
  const { packets, streams } = JSON.parse(stdout);
  const times = packets.map((/** @type {{ pts_time: string }} */ { pts_time: time }) => Number(time));
  return {
    ...streams[0],
    times: times.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b),
  };
};

/**
 * The signature of every frame of a film, one after the other, and their times in seconds.
 * @param {Pick<import('../../../src/engine/engine').Engine, 'planesToPixels' | 'signFrame'>} engine
 * @param {string} path
 */
const sign = async (engine, path) => {
  const { width, height, times } = await timesOf(path);
  const [half, low] = [(width + 1) >> 1, (height + 1) >> 1];
  const size = width * height + 2 * half * low;
  const decoder = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-threads',
      '1',
      '-i',
      path,
      '-vsync',
      'passthrough',
      '-pix_fmt',
      'yuv420p',
      '-f',
      'rawvideo',
      '-',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  /** @type {Uint8Array[]} */
  const signatures = [];
  let rest = Buffer.alloc(0);
  for await (const chunk of decoder.stdout) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (; rest.length >= size; rest = rest.subarray(size)) {
      const planes = {
        bytes: rest.subarray(0, size),
        width,
        height,
        luma: { offset: 0, stride: width },
        cb: { offset: width * height, stride: half },
        cr: { offset: width * height + half * low, stride: half },
        chromaStep: /** @type {const} */ (1),
        matrix: MATRIX,
      };
      signatures.push(engine.signFrame(engine.planesToPixels(planes, SIDE)));
    }
  }
  if (signatures.length !== times.length) {
    throw new Error(`${signatures.length} frames and ${times.length} times in ${path}`);
  }
  return { signatures: Buffer.concat(signatures), times };
};

/** Hexadecimal digits that tell signers apart. */
const DIGITS = 12;

/**
 * A name for all that signatures depend on: the compiled engine of a version, the code that calls it, and how films are
 * read here.
 * @param {string} subject the folder of the version, with its engine
 */
export const nameSigner = async (subject) => {
  const calling = join(subject, 'src/engine');
  const code = (await readdir(calling)).filter((name) => name.endsWith('.ts')).toSorted();
  const files = await Promise.all(
    [
      join(subject, 'assembly/build/engine.wasm'),
      import.meta.filename,
      ...code.map((name) => join(calling, name)),
    ].map((file) => readFile(file)),
  );
  const digest = createHash('sha256');
  for (const bytes of files) digest.update(bytes);
  return digest.digest('hex').slice(0, DIGITS);
};

/**
 * Signs a film, unless the same signer did before: signatures are cached beside it.
 * @param {Parameters<typeof sign>[0]} engine
 * @param {string} path
 * @param {string} signer its name
 */
export const signFilm = async (engine, path, signer) => {
  const kept = `${path}.${signer}.signatures`;
  try {
    await access(kept);
  } catch {
    const { signatures, times } = await sign(engine, path);
    await writeFile(`${kept}.json`, JSON.stringify(times));
    // A run that is stopped leaves no half of them under the name of all.
    await writeFile(`${kept}.part`, signatures);
    await rename(`${kept}.part`, kept);
  }
  return {
    signatures: new Uint8Array(await readFile(kept)),
    times: /** @type {number[]} */ (JSON.parse(await readFile(`${kept}.json`, 'utf8'))),
  };
};
