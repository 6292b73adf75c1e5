import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { picturePath } from './picture.mjs';
import { SCENES } from './scenes.mjs';

const TABLE = new URL('../samples.data.ts', import.meta.url);
/** Longest side in pixels of the picture from which the five colors are read. */
const READ_SIDE = 400;

const camelCase = (id) => id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

const fiveColors = async (engine, id) => {
  const { data } = await sharp(picturePath(id))
    .resize(READ_SIDE, READ_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const entries = engine.clusterPalette(engine.summarize(data), { count: 5, variant: 0 });
  return entries.map(({ rgb }) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`);
};

/** Writes samples.data.ts: one row per scene, with the colors read from the finished pictures by our own engine. */
export const writeTable = async (scenes = SCENES) => {
  const { module } = await runnerImport('./src/engine/referenceEngine.ts');
  const engine = module.createReferenceEngine();
  const palettes = await Promise.all(scenes.map(({ id }) => fiveColors(engine, id)));
  const imports = scenes.flatMap(({ id }) => [
    `import ${camelCase(id)} from './pictures/${id}.jpg';`,
    `import ${camelCase(id)}Small from './pictures/${id}-small.webp';`,
  ]);
  const rows = scenes.map(({ id, alt, width, height }, i) => {
    const name = camelCase(id);
    const colors = palettes[i].map((hex) => `'${hex}'`).join(', ');
    return `  {
    id: '${id}',
    alt: '${alt}',
    photographer: 'Hueloom',
    src: { large: ${name}, medium: ${name}Small, original: ${name} },
    width: ${width},
    height: ${height},
    colors: [${colors}],
  },`;
  });
  await writeFile(
    TABLE,
    `// Written by render/render.mjs from render/scenes.mjs and the pictures.
import type { StockPhoto } from '../domain/stockPhoto';
${imports.join('\n')}

/** The built-in pictures, in the order in which the gallery shows them. */
export const SAMPLE_PHOTOS: readonly StockPhoto[] = [
${rows.join('\n')}
];
`,
  );
};
