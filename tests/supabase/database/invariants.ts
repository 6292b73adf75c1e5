import type { Connection, Row } from './connection';

/** What must hold at any moment; each finds the rows that break it. */
const RULES: Readonly<Record<string, string>> = {
  'a palette is as visible as its project': `select pp.id from public.project_palettes pp
    join public.projects p on p.id = pp.project_id where pp.is_public <> p.is_public`,
  // Once PRO is enough: what was made then stays.
  'who never paid has at most one project': `select user_id as id from public.projects p
    where not exists (select from public.stripe_customers c where c.user_id = p.user_id) group by user_id having count(*) > 1`,
  'who never paid has at most one palette in it': `select project_id as id from public.project_palettes pp
    join public.projects p on p.id = pp.project_id
    where not exists (select from public.stripe_customers c where c.user_id = p.user_id) group by project_id having count(*) > 1`,
  'who never paid has nothing private': `select p.id from public.projects p
    where not p.is_public and not exists (select from public.stripe_customers c where c.user_id = p.user_id)`,
  'no count is negative': `select id from public.project_palettes where selection_count < 0`,
  'no free counter is above its limit': `select e.user_id as id from public.extraction_counts e
    where not exists (select from public.stripe_customers c where c.user_id = e.user_id)
      and e.count > private.extraction_limit(e.user_id, e.kind) or e.count < 0`,
  'every palette has colors and a name in order': `select id from public.project_palettes
    where not private.are_colors(colors) or not private.is_name(name) or not private.are_exact(exact, colors)
      or not private.are_color_names(color_names, colors)`,
  'every palette has tags in order, and none that is forbidden': `select id from public.project_palettes
    where not private.are_tags(tags) or tags && (select coalesce(array_agg(tag::text), '{}') from private.forbidden_tags)`,
  'the lines of tags are those of the palettes': `select id from public.project_palettes as q
    where tags <> (select coalesce(array_agg(t.tag::text order by array_position(q.tags, t.tag::text)), '{}')
      from private.palette_tags as t where t.palette_id = q.id and t.is_public = q.is_public)`,
};

export const readBroken = async (
  db: Connection,
): Promise<readonly { rule: string; rows: readonly Row[] }[]> => {
  const broken = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const { rows } = await db.query(sql);
    if (rows.length > 0) broken.push({ rule, rows });
  }
  return broken;
};
