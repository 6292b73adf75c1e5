import { expect, it } from 'vitest';

import { withoutExtension } from '../../src/domain/withoutExtension';

it.each([
  ['harbor.mp4', 'harbor'],
  ['Übersicht 2.final.MOV', 'Übersicht 2.final'],
  ['clip.3gp', 'clip'],
  ['00012.m2ts', '00012'],
  ['.webm', ''],
  ['Video by J. Doe', 'Video by J. Doe'],
  ['Take 2.5', 'Take 2.5'],
  ['no ending', 'no ending'],
  ['a.description', 'a.description'],
])('%j is %j without an extension', (name, stem) => {
  expect(withoutExtension(name)).toBe(stem);
});
