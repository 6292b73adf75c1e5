import { denoise } from './denoise.mjs';
import { develop } from './develop.mjs';
import { openDrawing } from './drawing.mjs';
import { enlarge } from './enlarge.mjs';
import { savePicture } from './picture.mjs';
import { SCENES } from './scenes.mjs';
import { shaderSource } from './shaderSource.mjs';
import { writeTable } from './table.mjs';

// npm run samples                     every picture, then the table
// npm run samples -- citrus macarons  these pictures, then the table

const takePicture = async (drawing, scene) => {
  const { id, width, height, passes, scale = 1, noise = 0.05, look = {} } = scene;
  const drawnWidth = Math.round(width * scale);
  const drawnHeight = Math.round(height * scale);
  const drawn = await drawing.draw(shaderSource(id), drawnWidth, drawnHeight, passes);
  const clean = noise > 0 ? denoise(drawn, drawnWidth, drawnHeight, noise) : drawn;
  const light = enlarge(clean, drawnWidth, drawnHeight, width, height);
  return savePicture(id, develop(light, width, height, look), width, height);
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !SCENES.some((scene) => scene.id === id));
if (unknown.length > 0) throw new Error(`No such scene: ${unknown.join(', ')}`);

const drawing = await openDrawing();
for (const scene of SCENES) {
  if (wanted.length > 0 && !wanted.includes(scene.id)) continue;
  const started = performance.now();
  // One after the other: a single drawing already keeps every core busy.
  // oxlint-disable-next-line no-await-in-loop
  const bytes = await takePicture(drawing, scene);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${scene.id}: ${seconds} s, ${Math.round(bytes / 1024)} kB\n`);
}
await drawing.close();
await writeTable();
