import { describe, expect, it } from 'vitest';
import { keepUnwritten, takeUnwritten } from '../../src/state/unwrittenAddress';
import { createMemoryStore } from '../support/fakeServices';

const AT = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000);
const FROM = '?c=000000-ffffff';
const TO = '?c=ff0000-00ff00';

const withKept = () => {
  const storage = createMemoryStore();
  keepUnwritten(storage, { from: FROM, to: TO }, AT);
  return storage;
};

describe('an address that was not written', () => {
  it('stands for the old one, once', () => {
    const storage = withKept();
    expect(takeUnwritten(storage, FROM, later(2))).toBe(TO);
    expect(takeUnwritten(storage, FROM, later(3))).toBe(FROM);
  });

  it('stands for no other address, and is forgotten by then', () => {
    const storage = withKept();
    expect(takeUnwritten(storage, '?c=111111-222222', later(2))).toBe('?c=111111-222222');
    expect(takeUnwritten(storage, FROM, later(3))).toBe(FROM);
  });

  it('is forgotten after a minute', () => {
    expect(takeUnwritten(withKept(), FROM, later(61))).toBe(FROM);
  });

  it.each([[7], ['text'], [{}], [{ from: FROM, to: 5, at: AT.getTime() }], [{ from: FROM, to: TO }]])(
    'is not read from %j',
    (kept) => {
      const storage = createMemoryStore({ 'hueloom-unwritten-address': kept });
      expect(takeUnwritten(storage, FROM, AT)).toBe(FROM);
    },
  );
});
