import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Failure } from '../../../../src/backend/backend';
import { createOnce } from '../../../../src/features/projects/cache/createOnce';
import { createFakeServices } from '../../../support/fakeServices';

type Draft = { readonly name: string; readonly note: string };
type Row = Draft & { readonly createdAt: string };

const NOON = new Date(2026, 10, 20, 12);
const later = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);

/** Rows that are told apart by their name. */
const setup = () => {
  let now = NOON;
  /** Thrown after a row was made. */
  let lost: Failure | null = null;
  let isOffline = false;
  let rows: readonly Row[] = [];
  const newest = vi.fn(async () => rows);
  const create = createOnce<Draft, Row>({
    isSame: (draft, other) => other.name === draft.name,
    create: async (_, draft) => {
      if (isOffline) {
        isOffline = false;
        throw new BackendError('offline');
      }
      const row = { ...draft, createdAt: now.toISOString() };
      rows = [row, ...rows];
      if (lost !== null) throw new BackendError(lost);
      return row;
    },
    newest,
    adopt: async (_, row, { note }) => {
      const adopted = { ...row, note };
      rows = rows.map((each) => (each === row ? adopted : each));
      return adopted;
    },
  });
  const services = createFakeServices({ now: () => now });
  return {
    newest,
    make: (draft: Draft) => create(services, draft),
    /** Answers fail so from now on, although rows are made. */
    loseAnswers: (kind: Failure | null) => {
      lost = kind;
    },
    /** The next attempt makes no row. */
    failToCreate: () => {
      isOffline = true;
    },
    wait: (seconds: number) => {
      now = later(seconds);
    },
    made: () => rows.map(({ name, note }) => [name, note]),
  };
};
const TEAL = { name: 'Teal', note: 'one' };

describe('what is created once', () => {
  it.each(['offline', 'timeout', 'unexpected'] as const)(
    'is found where the first attempt was “%s”, and gets the rest of the second',
    async (kind) => {
      const { make, loseAnswers, made } = setup();
      loseAnswers(kind);
      await expect(make(TEAL)).rejects.toThrow(kind);
      loseAnswers(null);
      await expect(make({ ...TEAL, note: 'two' })).resolves.toMatchObject({ note: 'two' });
      expect(made()).toEqual([['Teal', 'two']]);
    },
  );

  it('is not looked for the first time, nor where the service has answered', async () => {
    const { make, loseAnswers, newest } = setup();
    loseAnswers('not-allowed');
    await expect(make(TEAL)).rejects.toThrow('not-allowed');
    loseAnswers(null);
    await make(TEAL);
    expect(newest).not.toHaveBeenCalled();
  });

  it('is nothing older, however equal: what was made before is another one', async () => {
    const { make, made, wait, failToCreate } = setup();
    await make(TEAL);
    wait(3600);
    failToCreate();
    await expect(make({ ...TEAL, note: 'two' })).rejects.toThrow('offline');
    await make({ ...TEAL, note: 'two' });
    expect(made()).toEqual([
      ['Teal', 'two'],
      ['Teal', 'one'],
    ]);
  });

  it('is found by the time of its first attempt, whatever failed since', async () => {
    const { make, made, wait, loseAnswers, newest } = setup();
    loseAnswers('timeout');
    await expect(make(TEAL)).rejects.toThrow('timeout');
    loseAnswers(null);
    wait(3600);
    newest.mockRejectedValueOnce(new BackendError('offline'));
    await expect(make(TEAL)).rejects.toThrow('offline');
    await make(TEAL);
    expect(made()).toEqual([['Teal', 'one']]);
  });

  it('is created where the first attempt did not succeed', async () => {
    const { make, made, failToCreate } = setup();
    failToCreate();
    await expect(make(TEAL)).rejects.toThrow('offline');
    await make(TEAL);
    expect(made()).toEqual([['Teal', 'one']]);
  });

  it('is created again once it is known to be there, or as something else', async () => {
    const { make, loseAnswers, made } = setup();
    loseAnswers('timeout');
    await expect(make(TEAL)).rejects.toThrow('timeout');
    loseAnswers(null);
    await make({ name: 'Coral', note: '' });
    await make(TEAL);
    await make(TEAL);
    expect(made().map(([name]) => name)).toEqual(['Teal', 'Coral', 'Teal']);
  });
});
