import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, PROJECTS } from './people';

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(migrateAndFill);
}, 240_000);
afterAll(() => databases.close());

const inEach = async (run: (db: Connection) => Promise<void>): Promise<void> => {
  for (const db of databases.each) {
    await db.query('begin');
    try {
      await run(db);
    } finally {
      await db.query('rollback');
    }
  }
};

type Told = { readonly id: string; readonly data: unknown };

/** What is told of a project or palette, by its id; undefined where it is not told of. */
const toldOf = async (db: Connection, kind: string, id: string): Promise<unknown> => {
  const { rows } = await db.query(
    `select public.admin_activities('${kind}', 100, 0) -> 'activities' as told`,
  );
  const told = rows[0]?.['told'] as readonly Told[];
  return told.find((each) => each.id === `${kind}:${id}`)?.data;
};

describe('what administrators are told that happened', { timeout: 120_000 }, () => {
  it('names public projects, and none that is private [D-08]', () =>
    inEach(async (db) => {
      expect(await toldOf(db, 'new_project', PROJECTS.proPublic)).toEqual({ projectName: 'Open' });
      expect(await toldOf(db, 'new_project', PROJECTS.proPrivate)).toEqual({ isPrivate: true });
      expect(await toldOf(db, 'new_palette', PALETTES.proPublic)).toEqual({ projectName: 'Open' });
      expect(await toldOf(db, 'new_palette', PALETTES.proPrivate)).toEqual({ isPrivate: true });
      await db.query(`update public.projects set is_public = false where id = '${PROJECTS.proPublic}'`);
      expect(await toldOf(db, 'new_project', PROJECTS.proPublic)).toEqual({ isPrivate: true });
      expect(await toldOf(db, 'new_palette', PALETTES.proPublic)).toEqual({ isPrivate: true });
    }));

  it('is not that a palette was saved where it was moved to later', () =>
    inEach(async (db) => {
      const move = (project: string) =>
        db.query(
          `update public.project_palettes set project_id = '${project}' where id = '${PALETTES.lapsedPrivate}'`,
        );
      await move(PROJECTS.lapsedPublic);
      expect(await toldOf(db, 'new_palette', PALETTES.lapsedPrivate)).toEqual({});
      await move(PROJECTS.lapsedPrivate);
      expect(await toldOf(db, 'new_palette', PALETTES.lapsedPrivate)).toEqual({ isPrivate: true });
    }));

  it('still names the project of a palette that was changed in its place', () =>
    inEach(async (db) => {
      await db.query(
        `update public.project_palettes set name = 'Other', project_id = project_id where id = '${PALETTES.proPublic}'`,
      );
      expect(await toldOf(db, 'new_palette', PALETTES.proPublic)).toEqual({ projectName: 'Open' });
    }));
});
