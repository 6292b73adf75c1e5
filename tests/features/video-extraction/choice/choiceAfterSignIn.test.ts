import { describe, expect, it } from 'vitest';

import { keepChoice, takeChoice } from '../../../../src/features/video-extraction/choice/choiceAfterSignIn';
import { createMemoryStore } from '../../../support/fakeServices';
import { createVideo, FILE } from '../fakeVideos';

const NOON = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const KEY = 'hueloom-video-after-sign-in';

describe('what a visitor had chosen', () => {
  it('is there once, after they have signed in', () => {
    const storage = createMemoryStore();
    const video = createVideo('v1');
    keepChoice(storage, { kind: 'stock', video }, null, NOON);
    expect(takeChoice(storage, 'someone', later(14))).toEqual({ kind: 'stock', video });
    expect(takeChoice(storage, 'someone', later(14))).toBeNull();
    keepChoice(storage, { kind: 'random' }, null, NOON);
    expect(takeChoice(storage, 'someone', NOON)).toEqual({ kind: 'random' });
  });

  it('is only remembered by its name where it is a file', () => {
    const storage = createMemoryStore();
    keepChoice(storage, { kind: 'file', file: FILE, name: 'holiday.mp4' }, null, NOON);
    expect(takeChoice(storage, 'someone', NOON)).toEqual({ kind: 'file', name: 'holiday.mp4' });
  });

  it('is given to nobody else, where the session of an account had ended', () => {
    const storage = createMemoryStore();
    keepChoice(storage, { kind: 'random' }, 'someone', NOON);
    expect(takeChoice(storage, 'someone else', NOON)).toBeNull();
    keepChoice(storage, { kind: 'random' }, 'someone', NOON);
    expect(takeChoice(storage, 'someone', NOON)).toEqual({ kind: 'random' });
  });

  it('is forgotten when the sign-in was given up', () => {
    const storage = createMemoryStore();
    keepChoice(storage, { kind: 'random' }, null, NOON);
    expect(takeChoice(storage, 'someone', later(16))).toBeNull();
    expect(takeChoice(storage, 'someone', NOON)).toBeNull();
  });

  it.each([
    'text',
    7,
    { kind: 'random' },
    { kind: 'stock', at: NOON.getTime() },
    { kind: 'stock', video: { ...createVideo('v1'), videoFiles: [{ link: 5 }] }, at: NOON.getTime() },
    { kind: 'file', name: 5, at: NOON.getTime() },
    { kind: 'other', at: NOON.getTime() },
  ])('is nothing where the storage holds %j', (stored) => {
    expect(takeChoice(createMemoryStore({ [KEY]: stored }), 'someone', NOON)).toBeNull();
  });
});
