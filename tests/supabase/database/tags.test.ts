import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TAG_CASES, TAG_LIST_CASES } from '../../domain/tags.data';
import { attempt } from './attempt';
import type { Connection, Row } from './connection';
import { migrateAndFill, openDatabases, type Databases } from './migrated';
import { PALETTES, PROJECTS, USERS, type Caller } from './people';

const COLORS = `array['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)']`;
const palette = (project: string, name: string, tags: string, uses = 0): string =>
  `('${project}', '${name}', ${COLORS}, '{${tags}}', ${uses})`;

/** Of the public ones five are warm; of the private ones one is, and one is secret. */
const FILL = `insert into public.project_palettes (project_id, name, colors, tags, selection_count) values ${[
  palette(PROJECTS.stranger, 'Dune', 'warm,desert', 5),
  palette(PROJECTS.stranger, 'Ember', 'warm,fire', 4),
  palette(PROJECTS.stranger, 'Rust', 'warm', 3),
  palette(PROJECTS.proPublic, 'Clay', 'warm,desert', 2),
  palette(PROJECTS.lapsedPublic, 'Mesa', 'desert,warm-tones', 1),
  palette(PROJECTS.proPrivate, 'Kiln', 'warm,secret'),
  palette(PROJECTS.proPrivate, 'Peony', 'hidden-pink'),
].join(', ')}`;

/** So many palettes of fifty accounts, newer than any other, all with one tag. */
const newestOfMany = (tag: string, count: number): string => `
  set session_replication_role = replica;
  insert into public.project_palettes (id, project_id, name, colors, tags, is_public, created_at)
    select md5('newest ' || n)::uuid, '${PROJECTS.stranger}', 'Newest', ${COLORS}, '{${tag}}', true, now() + interval '1 day'
    from generate_series(1, ${count}) as n;
  insert into private.palette_tags (palette_id, tag, user_id, is_public)
    select md5('newest ' || n)::uuid, '${tag}', md5('user ' || n % 50)::uuid, true from generate_series(1, ${count}) as n;`;

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases(async (db) => {
    await migrateAndFill(db);
    await db.query(FILL);
  });
}, 240_000);
afterAll(() => databases.close());

const rowsOf = async (db: Connection, who: Caller, sql: string): Promise<readonly Row[]> => {
  const { outcome, changed } = await attempt(db, who, sql);
  if ('code' in outcome) throw new Error(outcome.code);
  expect(changed).toEqual([]);
  return outcome.rows;
};
const namesOf = async (db: Connection, who: Caller, sql: string): Promise<unknown[]> =>
  (await rowsOf(db, who, sql)).map(({ name }) => name);

describe('the rule of tags', () => {
  it('is the page’s', async () => {
    for (const db of databases.each) {
      const { rows } = await db.query(
        'select private.is_tag(text) as is_tag from unnest($1::text[]) with ordinality as t (text, place) order by place',
        [TAG_CASES.map(([, text]) => text)],
      );
      expect(TAG_CASES.map(([what], i) => [what, rows[i]?.['is_tag']])).toEqual(
        TAG_CASES.map(([what, , isTag]) => [what, isTag]),
      );
    }
  });

  it.each(TAG_LIST_CASES)('is the page’s of a list: %s', async (_, tags, areTags) => {
    for (const db of databases.each)
      expect((await db.query('select private.are_tags($1::text[]) as answer', [tags])).rows).toEqual([
        { answer: areTags },
      ]);
  });
});

describe('finding palettes by tags', () => {
  it.each([
    ['one tag, the most used first', `tagged => '{warm}'`, ['Dune', 'Ember', 'Rust', 'Clay']],
    ['several, which all have to be there', `tagged => '{desert,warm}'`, ['Dune', 'Clay']],
    ['a tag and a word', `tagged => '{warm}', word => 'du'`, ['Dune']],
    ['a tag and a color', `tagged => '{fire}', near => '#0D9488', sort => 'nearest'`, ['Ember']],
    ['a tag and a size', `tagged => '{fire}', size => 3`, []],
    ['a whole tag, not its beginning', `tagged => '{war}'`, []],
    [
      'a word, which finds those that are tagged so, too',
      `word => 'warm'`,
      ['Dune', 'Ember', 'Rust', 'Clay', 'Mesa'],
    ],
    ['a word within a tag', `word => 'tones'`, ['Mesa']],
    ['the words of a tag as they were typed', `word => 'Warm tones'`, ['Mesa']],
    ['no word that only private ones are tagged with', `word => 'secret'`, []],
    ['no words of a tag that only private ones have', `word => 'hidden pink'`, []],
    ['a tag of private palettes alone', `tagged => '{secret}'`, []],
    ['no word with a tag', `tagged => '{warm}', word => '%'`, []],
  ])('takes %s', async (_, search, names) => {
    for (const db of databases.each)
      for (const who of ['anonymous', 'free', 'pro', 'admin'] as const)
        expect(await namesOf(db, who, `select name from find_palettes(${search})`)).toEqual(names);
  });

  it('takes the next page from where this one ends', async () => {
    for (const db of databases.each) {
      const call = `select name from find_palettes(tagged => '{warm}', after_count => 4,
        after_time => (select created_at from project_palettes where name = 'Ember'),
        after_id => (select id from project_palettes where name = 'Ember'))`;
      expect(await namesOf(db, 'free', call)).toEqual(['Rust', 'Clay']);
    }
  });

  it('follows tags that change and a palette that turns private', async () => {
    const find = `select name from find_palettes(tagged => '{fire}')`;
    for (const db of databases.each) {
      await db.query('begin');
      await db.query(`update public.project_palettes set tags = '{fire}' where id = '${PALETTES.free}'`);
      expect((await db.query(find)).rows.map(({ name }) => name)).toEqual(['Harbor', 'Ember']);
      await db.query(`update public.project_palettes set tags = '{}' where name = 'Ember'`);
      expect((await db.query(find)).rows.map(({ name }) => name)).toEqual(['Harbor']);
      await db.query(`update public.projects set is_public = false where id = '${PROJECTS.free}'`);
      expect((await db.query(find)).rows).toEqual([]);
      await db.query('rollback');
    }
  });

  it.each([
    ['one tag', `tagged => '{warm}'`, ['Clay', 'Kiln']],
    ['several', `tagged => '{secret,warm}'`, ['Kiln']],
    ['a tag and a word', `tagged => '{warm}', word => 'la'`, ['Clay']],
    ['a tag and a color', `tagged => '{warm}', near => '#0D9488'`, ['Clay', 'Kiln']],
    ['a word that is a tag', `word => 'Warm'`, ['Clay', 'Kiln']],
    ['a part of a tag', `word => 'ecre'`, ['Kiln']],
    ['a tag of two words as it was typed', `word => 'Hidden  pink'`, ['Peony']],
    ['a tag of two words as it is kept', `word => '#hidden_pink'`, ['Peony']],
    ['the words of a tag that are not all typed yet', `word => 'hidden '`, ['Peony']],
    ['words of which no tag has all', `word => 'secret pink'`, []],
    ['signs alone as no tag', `word => ' - '`, []],
    ['a tag that only others have', `tagged => '{fire}'`, []],
  ])('takes %s among one’s own, private ones too', async (_, search, names) => {
    for (const db of databases.each) {
      const call = `select name from find_own_palettes(${search})`;
      expect(new Set(await namesOf(db, 'pro', call))).toEqual(new Set(names));
      expect(await namesOf(db, 'newcomer', call)).toEqual([]);
    }
  });
});

describe('the tags that are offered', () => {
  const offer = (word: string): string => `select tag, is_own, is_allowed from suggest_tags('${word}')`;
  const row = (tag: string, isOwn = false) => ({ tag, is_own: isOwn, is_allowed: true });

  it('are those of public palettes by how many accounts use them, to whoever asks', async () => {
    for (const db of databases.each)
      for (const who of ['anonymous', 'newcomer', 'admin'] as const) {
        expect(await rowsOf(db, who, offer('w'))).toEqual([row('warm'), row('warm-tones')]);
        expect(await rowsOf(db, who, offer('s'))).toEqual([]);
        expect(await rowsOf(db, who, offer('%'))).toEqual([]);
      }
  });

  it('are one’s own first, private ones too', async () => {
    for (const db of databases.each) {
      expect(await rowsOf(db, 'pro', offer('s'))).toEqual([row('secret', true)]);
      expect(await rowsOf(db, 'lapsed', offer('w'))).toEqual([row('warm-tones', true), row('warm')]);
    }
  });

  it('are only those of public palettes where these are looked for, one’s own first all the same', async () => {
    const found = (word: string): string =>
      `select tag, is_own, is_allowed from suggest_tags('${word}', only_public => true)`;
    for (const db of databases.each) {
      for (const who of ['anonymous', 'free', 'stranger', 'pro', 'admin'] as const)
        for (const word of ['s', 'h']) expect(await rowsOf(db, who, found(word))).toEqual([]);
      expect(await rowsOf(db, 'pro', found('w'))).toEqual([row('warm', true), row('warm-tones')]);
      expect(await rowsOf(db, 'lapsed', found('w'))).toEqual([row('warm-tones', true), row('warm')]);
    }
  });

  it('of public palettes have room beside eight private ones of one’s own', async () => {
    for (const db of databases.each) {
      await db.query(`begin; insert into public.project_palettes (project_id, name, colors, tags)
        select '${PROJECTS.proPrivate}', 'More', ${COLORS}, array['wa' || n] from generate_series(1, 8) as n;
        set local request.jwt.claims = '{"sub":"${USERS.pro}","role":"authenticated"}'`);
      expect((await db.query(`select tag from suggest_tags('wa', true)`)).rows.map(({ tag }) => tag)).toEqual(
        ['warm', 'warm-tones'],
      );
      await db.query('rollback');
    }
  });

  it('say of a word that is forbidden that it is', async () => {
    for (const db of databases.each) {
      await db.query(`begin; insert into private.forbidden_tags (tag) values ('wa')`);
      expect((await db.query(offer('wa'))).rows).toEqual([
        { tag: 'wa', is_own: false, is_allowed: false },
        row('warm'),
        row('warm-tones'),
      ]);
      await db.query('rollback');
    }
  });

  it('are not brought to the front by one account, however often it uses one', async () => {
    for (const db of databases.each) {
      await db.query(`begin; insert into public.project_palettes (project_id, name, colors, tags)
        select '${PROJECTS.stranger}', 'More', ${COLORS}, '{warm-ads}' from generate_series(1, 20) as n`);
      expect((await db.query(offer('wa'))).rows).toEqual([row('warm'), row('warm-ads'), row('warm-tones')]);
      await db.query('rollback');
    }
  });

  it('are those of the newest palettes where very many have such tags, then the first of the alphabet', async () => {
    for (const db of databases.each) {
      await db.query(`begin; ${newestOfMany('wine', 6000)}`);
      expect((await db.query(offer('w'))).rows).toEqual([row('wine'), row('warm'), row('warm-tones')]);
      await db.query('rollback');
    }
  });

  it('are eight at most', async () => {
    for (const db of databases.each) {
      await db.query(`begin; insert into public.project_palettes (project_id, name, colors, tags)
        select '${PROJECTS.stranger}', 'More', ${COLORS}, array['zz' || n] from generate_series(1, 20) as n`);
      expect((await db.query(offer('zz'))).rows).toHaveLength(8);
      await db.query('rollback');
    }
  });
});

describe('the tags to begin with', () => {
  const POPULAR = 'select tag, accounts from popular_tags()';
  const row = (tag: string, accounts: number) => ({ tag, accounts });
  const OFFERED = [row('desert', 3), row('warm', 2), row('fire', 1), row('warm-tones', 1)];

  it('are those of public palettes that most accounts use, the same for everybody', async () => {
    for (const db of databases.each)
      for (const who of ['anonymous', 'free', 'pro', 'admin', 'suspended'] as const)
        expect(await rowsOf(db, who, POPULAR)).toEqual(OFFERED);
  });

  it('count an account once for a tag, even where it has made all of the newest palettes', async () => {
    for (const db of databases.each) {
      await db.query(`begin; insert into public.project_palettes (project_id, name, colors, tags, created_at)
        select '${PROJECTS.stranger}', 'More', ${COLORS}, '{zz}', now() + interval '1 day' from generate_series(1, 2000)`);
      expect((await db.query(POPULAR)).rows).toEqual([...OFFERED, row('zz', 1)]);
      await db.query('rollback');
    }
  });

  it('are twelve at most', async () => {
    for (const db of databases.each) {
      await db.query(`begin; insert into public.project_palettes (project_id, name, colors, tags)
        select '${PROJECTS.stranger}', 'More', ${COLORS}, array['zz' || n] from generate_series(1, 20) as n`);
      const { rows } = await db.query(POPULAR);
      expect(rows).toHaveLength(12);
      expect(rows.slice(0, 4)).toEqual(OFFERED);
      await db.query('rollback');
    }
  });

  it('are those of the newest palettes, where enough accounts have made them', async () => {
    for (const db of databases.each) {
      await db.query(`begin; ${newestOfMany('zz', 2000)}`);
      expect((await db.query(POPULAR)).rows).toEqual([row('zz', 50)]);
      await db.query('rollback');
    }
  });

  it('are none where no palette has any', async () => {
    for (const db of databases.each) {
      await db.query(`begin; update public.project_palettes set tags = '{}'`);
      expect((await db.query(POPULAR)).rows).toEqual([]);
      await db.query('rollback');
    }
  });
});

describe('the lines of tags', () => {
  it.each([
    ['a palette that is deleted', `delete from public.project_palettes where name = 'Dune'`],
    [
      'a project that turns private',
      `update public.projects set is_public = false where id = '${PROJECTS.proPublic}'`,
    ],
    ['other tags', `update public.project_palettes set tags = '{cold,warm}' where name = 'Dune'`],
    ['no tags', `update public.project_palettes set tags = '{}' where name = 'Dune'`],
    [
      'a palette that moves',
      `update public.project_palettes set project_id = '${PROJECTS.proPrivate}' where name = 'Clay'`,
    ],
    [
      'a palette that another account takes over',
      `update public.project_palettes set project_id = '${PROJECTS.starter}' where name = 'Dune'`,
    ],
  ])('follow %s', async (_, change) => {
    const lines = 'select palette_id, tag, user_id, is_public from private.palette_tags order by 1, 2';
    const expected = `select q.id as palette_id, tag, p.user_id, q.is_public from public.project_palettes as q
      join public.projects as p on p.id = q.project_id, unnest(q.tags) as tag order by 1, tag collate "C"`;
    for (const db of databases.each) {
      await db.query('begin');
      await db.query(change);
      expect((await db.query(lines)).rows).toEqual((await db.query(expected)).rows);
      await db.query('rollback');
    }
  });
});
