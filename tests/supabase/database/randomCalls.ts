import { USERS, type User } from './people';

const CALLERS: readonly User[] = ['free', 'stranger', 'newcomer', 'starter', 'pro', 'lapsed', 'leaving'];

const COLORS = [
  `array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)']`,
  `array['hsl(7, 8%, 9%)', 'hsl(4, 5%, 6%)', 'hsl(1, 2%, 3%)']`,
  `array['hsl(361, 2%, 3%)', 'red']`,
] as const;

/** One request of somebody, on rows of anybody: mostly sensible, sometimes not. */
export const randomCall = (random: () => number): { as: User; sql: string } => {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  const as = pick(CALLERS);
  const owner = USERS[random() < 0.8 ? as : pick(CALLERS)];
  const truth = String(random() < 0.5);
  const some = (table: string, key = 'id'): string =>
    `(select ${key} from ${table} order by md5(${key}::text || '${random()}') limit 1)`;
  const sql = pick([
    `insert into projects (user_id, name, is_public) values ('${owner}', 'Random', ${truth})`,
    `insert into projects (user_id, name) select '${owner}', 'Random ' || n from generate_series(1, 3) as n`,
    `update projects set is_public = ${truth} where id = ${some('projects')}`,
    `update projects set is_public = ${truth}`,
    `delete from projects where id = ${some('projects')}`,
    `insert into project_palettes (project_id, name, colors, is_public) values (coalesce(${some('projects')}, gen_random_uuid()), 'Random', ${pick(COLORS)}, ${truth})`,
    `insert into project_palettes (project_id, name, colors) select id, 'Random', ${COLORS[0]} from projects`,
    `update project_palettes set is_public = ${truth}, name = 'Random' where id = ${some('project_palettes')}`,
    `update project_palettes set colors = ${pick(COLORS)} where id = ${some('project_palettes')}`,
    `delete from project_palettes where id = ${some('project_palettes')}`,
    `select increment_palette_selection_count(${some('project_palettes')})`,
    `select increment_extraction_count('${pick(['image', 'video'])}')`,
    'select delete_user_data()',
  ]);
  return { as, sql };
};
