import { describe, expect, it } from 'vitest';

import { readPlace } from '../../src/domain/savedPalette';

describe('where a palette is kept', () => {
  it('is its id and that of its project, and nothing that came with them', () => {
    expect(readPlace({ id: 'p1', projectId: 'j1', name: 'Dawn' })).toEqual({ id: 'p1', projectId: 'j1' });
  });

  it.each([
    ['nothing', null],
    ['nothing defined', undefined],
    ['a text', 'p1'],
    ['a place without a palette', { projectId: 'j1' }],
    ['a place without a project', { id: 'p1' }],
    ['a palette with a number', { id: 1, projectId: 'j1' }],
    ['a project with a number', { id: 'p1', projectId: 1 }],
  ])('is not read from %s', (_, value) => {
    expect(readPlace(value)).toBeNull();
  });
});
