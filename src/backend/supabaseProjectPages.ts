import { formatHex } from '../color/format';
import { PAGE_SIZES } from '../domain/pageSizes';
import type { FoundPage, ProjectCard } from '../domain/project';
import type { Backend } from './backend';
import type { Database } from './database.types';
import { request } from './failures';
import { readPalette, readProject, type PaletteRow } from './rows';
import type { Client } from './supabaseClient';
import { requireUserId } from './supabaseProjects';

type GetClient = () => Promise<Client>;
type Functions = Database['public']['Functions'];
type Whole<Row> = {
  readonly [Column in keyof Row]: Column extends 'exact' | 'color_names' | 'theme'
    ? Row[Column]
    : NonNullable<Row[Column]>;
};
type ListedRow = Functions['list_projects']['Returns'][number];
type FoundRow = Functions['find_own_palettes']['Returns'][number];

const DOWN = { ascending: false } as const;

/** The tables' columns are not nullable, which the generated types of a function do not express. */
const isWhole = <Row extends { readonly id: string | null }>(row: Row): row is Row & Whole<Row> =>
  row.id !== null;

const readCard = (row: Whole<ListedRow>): ProjectCard => ({
  ...readProject(row),
  paletteCount: row.palette_count,
  changedAt: row.changed_at,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function builds it from whole rows of that table
  palettes: (row.palettes as readonly PaletteRow[]).map(readPalette),
});

/** The last row of a full page, as the next cursor; null if it was the last page. */
const nextAfter = <Row>(rows: readonly Row[], most: number): Row | null =>
  rows.length === most ? (rows.at(-1) ?? null) : null;

/** All reads of the user's own projects. */
export const createProjectPages = (
  getClient: GetClient,
): Pick<
  Backend['projects'],
  'page' | 'marks' | 'get' | 'totals' | 'palettes' | 'palette' | 'ownPalette' | 'find'
> => {
  const openOwn = async (): Promise<Client> => {
    const client = await getClient();
    await requireUserId(client);
    return client;
  };
  const list = async (args: Functions['list_projects']['Args']): Promise<readonly ProjectCard[]> => {
    const client = await openOwn();
    const { data } = await request(() => client.rpc('list_projects', args).throwOnError());
    return data.filter(isWhole).map(readCard);
  };

  return {
    page: async ({ word, sort }, after) => {
      const most = PAGE_SIZES.projects;
      const projects = await list({
        sort,
        most,
        ...(word !== null && { word }),
        ...(after && { after_name: after.name, after_time: after.createdAt, after_id: after.id }),
      });
      return { projects, next: nextAfter(projects, most) };
    },

    marks: async ({ word, sort }) => {
      const client = await openOwn();
      const { data } = await request(() =>
        client
          .rpc('list_projects', { sort, most: PAGE_SIZES.projects, ...(word !== null && { word }) })
          .select('id, changed_at, palette_count')
          .throwOnError(),
      );
      return data
        .filter(isWhole)
        .map((row) => ({ id: row.id, changedAt: row.changed_at, paletteCount: row.palette_count }));
    },

    get: async (projectId) => (await list({ only_id: projectId }))[0] ?? null,

    totals: async () => {
      const client = await openOwn();
      const { data } = await request(() => client.rpc('count_own_projects').throwOnError());
      return { projects: data[0]?.projects ?? 0, palettes: data[0]?.palettes ?? 0 };
    },

    palettes: async (projectId, after) => {
      const client = await openOwn();
      const { data } = await request(() => {
        const rows = client
          .from('project_palettes')
          .select()
          .eq('project_id', projectId)
          .order('created_at', DOWN)
          .order('id', DOWN)
          .limit(PAGE_SIZES.projectPalettes);
        if (!after) return rows.throwOnError();
        // Rows with the same timestamp are ordered by id, so that none is skipped or repeated.
        const later = `created_at.lt."${after.createdAt}",and(created_at.eq."${after.createdAt}",id.lt.${after.id})`;
        return rows.or(later).throwOnError();
      });
      const palettes = data.map(readPalette);
      return { palettes, next: nextAfter(palettes, PAGE_SIZES.projectPalettes) };
    },

    palette: async ({ id, projectId }) => {
      const client = await openOwn();
      const { data } = await request(() =>
        client
          .from('project_palettes')
          .select()
          .eq('id', id)
          .eq('project_id', projectId)
          .maybeSingle()
          .throwOnError(),
      );
      return data && readPalette(data);
    },

    ownPalette: async (paletteId) => {
      const client = await openOwn();
      const { data: row } = await request(() =>
        client.from('project_palettes').select().eq('id', paletteId).maybeSingle().throwOnError(),
      );
      if (!row) return null;
      // Public palettes of others can be read, too; projects only by their owner.
      const { data: project } = await request(() =>
        client.from('projects').select('id').eq('id', row.project_id).maybeSingle().throwOnError(),
      );
      return project && readPalette(row);
    },

    find: async ({ word, tags, near }, after, most = PAGE_SIZES.foundPalettes): Promise<FoundPage> => {
      const client = await openOwn();
      const { data } = await request(() =>
        client
          .rpc('find_own_palettes', {
            most,
            ...(word !== null && { word }),
            ...(tags.length > 0 && { tagged: [...tags] }),
            ...(near && { near: formatHex(near) }),
            ...(after && {
              after_distance: after.distance,
              after_time: after.createdAt,
              after_id: after.id,
            }),
          })
          .throwOnError(),
      );
      const found = data.filter(isWhole).map((row: Whole<FoundRow>) => ({
        palette: readPalette(row),
        projectName: row.project_name,
        distance: row.distance,
      }));
      const last = nextAfter(found, most);
      const next = last && {
        id: last.palette.id,
        createdAt: last.palette.createdAt,
        distance: last.distance,
      };
      return { found, next };
    },
  };
};
