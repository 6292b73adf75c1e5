import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport } from 'vite';

import { CLIP, CLIPS } from './clips.mjs';

const TABLE = new URL('../clips.data.ts', import.meta.url);

export const clipPath = (id, extension) =>
  fileURLToPath(new URL(`../clips/${id}.${extension}`, import.meta.url));

const camelCase = (id) => id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

const fiveColors = async (engine, id) => {
  const { data } = await sharp(clipPath(id, 'jpg')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const entries = engine.clusterPalette(engine.summarize(data), { count: 5, variant: 0 });
  return entries.map(({ rgb }) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`);
};

/** Writes clips.data.ts: one row per clip, with the five colors that our own engine reads from its still. */
export const writeClipTable = async () => {
  const { module } = await runnerImport('./src/engine/referenceEngine.ts');
  const engine = module.createReferenceEngine();
  const palettes = await Promise.all(CLIPS.map(({ id }) => fiveColors(engine, id)));
  const imports = CLIPS.flatMap(({ id }) => [
    `import ${camelCase(id)} from './clips/${id}.mp4';`,
    `import ${camelCase(id)}Still from './clips/${id}.jpg';`,
  ]);
  const rows = CLIPS.map(({ id, alt, shots }, i) => {
    const name = camelCase(id);
    const colors = palettes[i].map((hex) => `'${hex}'`).join(', ');
    return `  {
    id: '${id}',
    alt: '${alt}',
    photographer: 'Hueloom',
    image: ${name}Still,
    durationSeconds: ${shots.reduce((sum, { seconds }) => sum + seconds, 0)},
    videoFiles: [
      { link: ${name}, quality: 'sd', fileType: 'video/mp4', width: ${CLIP.width}, height: ${CLIP.height} },
    ],
    colors: [${colors}],
  },`;
  });
  await writeFile(
    TABLE,
    `// Written by render/renderClips.mjs from render/clips.mjs and the clips.
import type { StockVideo } from '../domain/stockVideo';
${imports.join('\n')}

/** The built-in clips, in the order in which the gallery shows them. */
export const SAMPLE_CLIPS: readonly StockVideo[] = [
${rows.join('\n')}
];
`,
  );
};
