import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

it.each([
  [
    'of Processing',
    'void draw() {\n  background(28, 25, 23);\n  fill(13, 148, 136);\n  stroke(#FF5A5F);\n  rect(10, 20, 30, 40);\n  fill(255);\n}\n',
    ['#1C1917 -', '#0D9488 -', '#FF5A5F -'],
  ],
  [
    'of Roblox, whose channels range to 1',
    'local red = Color3.new(1, 0, 0)\nlocal sky = Color3.new(0.5, 0.75, 1)\nlocal teal = Color3.fromRGB(13, 148, 136)\n',
    ['#FF0000 red', '#80BFFF sky', '#0D9488 teal'],
  ],
  [
    'of a game in Lua',
    'love.graphics.setColor(13/255, 148/255, 136/255)\nlove.graphics.setBackgroundColor(0.1098, 0.098, 0.0902)\n',
    ['#0D9488 -', '#1C1917 -'],
  ],
  [
    'beside other tuples of Python',
    'mat.diffuse_color = (0.05098, 0.58039, 0.53333, 1)\nbpy.ops.mesh.cube_add(location=(0, 0, 1), color=(1, 0, 0))\n',
    ['#0D9488 mat.diffuse_color', '#FF0000 color'],
  ],
])('scripts of games and drawings have colors: %s', (_, text, expected) => {
  expect(named(parseText(text))).toEqual(expected);
});
