import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

it('materials of a model have their diffuse color under their name', () => {
  const text =
    '# Blender MTL File\nnewmtl Old Brick\nNs 250.0\nKa 1.0 1.0 1.0\nKd 0.6 0.2 0.0\nKs 0.5 0.5 0.5\n\nnewmtl Grass\nKd 0.2 0.6 0.2\nnewmtl Fog\nKd 0.8\n';
  expect(named(parseText(text))).toEqual(['#993300 Old Brick', '#339933 Grass', '#CCCCCC Fog']);
});

it('a spectrum in place of channels is told', () => {
  const { problems } = parseText('newmtl A\nKd spectral file.rfl\nnewmtl B\nKd 1 0 0\n');
  expect(problems).toEqual([{ line: 2, text: 'Kd spectral file.rfl' }]);
});
