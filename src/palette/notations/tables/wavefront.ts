import { createCollector, type Found } from '../found';
import { colorFromFractions } from '../values/readColor';
import { linesOf } from './lines';

/** How a material of Wavefront ('.mtl') begins. */
const MATERIAL = /^newmtl[ \t]+(.+)$/m;
/** Its diffuse color, which is what is seen of it; ambient, specular and emitted light are no colors of their own. */
const DIFFUSE = /^Kd\s+(.*)$/;

/** The colors of the materials of a 3D model, by their names. Null for other texts. */
export const parseWavefront = (text: string): Found | null => {
  if (!MATERIAL.test(text)) return null;
  const { addColor, addProblem, found } = createCollector();
  let name = null;
  for (const { line, text: row } of linesOf(text)) {
    name = MATERIAL.exec(row)?.[1] ?? name;
    const value = DIFFUSE.exec(row)?.[1];
    if (value === undefined) continue;
    const channels = value.split(/\s+/).map(Number);
    // One number stands for all three channels.
    const color = colorFromFractions(
      channels.length === 1 ? [...channels, ...channels, ...channels] : channels,
    );
    if (color) addColor(color, name);
    else addProblem(line, row);
  }
  return found('MTL');
};
