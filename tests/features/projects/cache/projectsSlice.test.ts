import { describe, expect, it } from 'vitest';

import type { OwnChange } from '../../../../src/features/projects/cache/projectChange';
import {
  changeFailed,
  changeStarted,
  problemDismissed,
  projectsReducer,
  projectTouched,
  selectDeletedId,
  selectLastProjectId,
  selectProblem,
} from '../../../../src/features/projects/cache/projectsSlice';
import { userRead } from '../../../../src/state/session/sessionSlice';

type Action = Parameters<typeof projectsReducer>[1];

const DELETED: OwnChange = { kind: 'projectDeleted', projectId: 'p1' };
const RENAMED: OwnChange = { kind: 'projectUpdated', projectId: 'p2', change: { name: 'Harbor' } };
const FAILED = changeFailed({ message: 'That did not work.', change: RENAMED });
const ann = (name: string) => userRead({ id: 'ann', email: null, name, avatarUrl: null });
const bob = userRead({ id: 'bob', email: null, name: 'Bob', avatarUrl: null });

const start = projectsReducer(undefined, { type: 'none' });
const after = (...actions: readonly Action[]) => ({ projects: actions.reduce(projectsReducer, start) });

describe('a change of one’s projects', () => {
  it('that failed is told until it is dismissed, or another one begins', () => {
    expect(selectProblem(after())).toBeNull();
    expect(selectProblem(after(FAILED))).toEqual({ message: 'That did not work.', change: RENAMED });
    expect(selectProblem(after(FAILED, problemDismissed()))).toBeNull();
    expect(selectProblem(after(FAILED, changeStarted(RENAMED)))).toBeNull();
  });

  it('names the project that was deleted here, and only one that was deleted', () => {
    expect(selectDeletedId(after(changeStarted(RENAMED)))).toBeNull();
    expect(selectDeletedId(after(changeStarted(DELETED)))).toBe('p1');
    expect(selectDeletedId(after(changeStarted(DELETED), changeStarted(RENAMED)))).toBe('p1');
  });
});

describe('what the page of projects remembers', () => {
  const remembered = [ann('Ann'), projectTouched('p3'), changeStarted(DELETED), FAILED];
  const known = (state: ReturnType<typeof after>) => [
    selectLastProjectId(state),
    selectDeletedId(state),
    selectProblem(state)?.change ?? null,
  ];

  it('is the project that was touched last, beside the rest', () => {
    expect(known(after(...remembered))).toEqual(['p3', 'p1', RENAMED]);
    expect(selectLastProjectId(after(...remembered, projectTouched('p4')))).toBe('p4');
    expect(known(after(...remembered, problemDismissed()))).toEqual(['p3', 'p1', null]);
  });

  it('stays while the same person is read anew', () => {
    expect(after(...remembered, ann('Ann B.'))).toEqual(after(...remembered));
  });

  it.each([
    ['someone else', bob],
    ['a visitor', userRead(null)],
  ])('is nothing any more for %s', (_, action) => {
    expect(known(after(...remembered, action))).toEqual([null, null, null]);
    // Nor does it come back with whoever it was of.
    expect(known(after(...remembered, action, ann('Ann')))).toEqual([null, null, null]);
  });
});
