import { formatHex } from '../color/format';
import { PAGE_SIZES } from '../domain/pageSizes';
import type { ExploreCursor, SavedPalette } from '../domain/savedPalette';
import type { Backend } from './backend';
import type { Database } from './database.types';
import { request } from './failures';
import { readPalette, type PaletteRow } from './rows';
import type { Client } from './supabaseClient';

type GetClient = () => Promise<Client>;

const DOWN = { ascending: false } as const;

type Found = Database['public']['Functions']['find_palettes']['Returns'][number];
/** The table's columns are not nullable, which the generated types of a function do not express. */
const isWhole = (row: Found): row is Found & PaletteRow & { distance: number } => row.id !== null;

const nextAfter = (palettes: readonly SavedPalette[]): ExploreCursor | null =>
  palettes.length === PAGE_SIZES.explore ? (palettes.at(-1) ?? null) : null;

type Find = Backend['explore']['find'];
const EVERYTHING = { word: null, tags: [], near: null, size: null };

const find = async (
  getClient: GetClient,
  { word, tags, near, size }: Parameters<Find>[0],
  sort: Parameters<Find>[1],
  after: Parameters<Find>[2],
): ReturnType<Find> => {
  const client = await getClient();
  const { data } = await request(() =>
    client
      .rpc('find_palettes', {
        sort,
        ...(word !== null && { word }),
        ...(tags.length > 0 && { tagged: [...tags] }),
        ...(near && { near: formatHex(near) }),
        ...(size !== null && { size }),
        ...(after && {
          after_distance: after.distance ?? 0,
          after_count: after.selectionCount,
          after_time: after.createdAt,
          after_id: after.id,
        }),
      })
      .throwOnError(),
  );
  const rows = data.filter(isWhole);
  const palettes = rows.map(readPalette);
  const last = nextAfter(palettes);
  const distance = rows.at(-1)?.distance ?? 0;
  return { palettes, next: last && { ...last, distance } };
};

export const createExplore = (getClient: GetClient): Backend['explore'] => ({
  page: async (sort, after) => {
    // After the first page, rows are selected by comparing the sort keys as a tuple, which the REST layer cannot
    // express: a chain of `or` would read every palette with the same popularity.
    if (after) return find(getClient, EVERYTHING, sort, after);
    const client = await getClient();
    const { data } = await request(() => {
      const all = client.from('project_palettes').select().eq('is_public', true).limit(PAGE_SIZES.explore);
      const sorted = sort === 'popular' ? all.order('selection_count', DOWN) : all;
      return sorted.order('created_at', DOWN).order('id', DOWN).throwOnError();
    });
    const palettes = data.map(readPalette);
    return { palettes, next: nextAfter(palettes) };
  },

  find: (search, sort, after) => find(getClient, search, sort, after),

  palette: async (paletteId) => {
    const client = await getClient();
    const { data } = await request(() =>
      client
        .from('project_palettes')
        .select()
        .eq('is_public', true)
        .eq('id', paletteId)
        .maybeSingle()
        .throwOnError(),
    );
    return data && readPalette(data);
  },

  suggestTags: async (word, among) => {
    const client = await getClient();
    const asked = { word, ...(among === 'public' && { only_public: true }) };
    const { data } = await request(() => client.rpc('suggest_tags', asked).throwOnError());
    return data.flatMap(({ tag, is_own: isOwn, is_allowed: isAllowed }) =>
      tag === null ? [] : [{ tag, isOwn: isOwn === true, isAllowed: isAllowed === true }],
    );
  },

  popularTags: async () => {
    const client = await getClient();
    const { data } = await request(() => client.rpc('popular_tags').throwOnError());
    return data.flatMap(({ tag }) => tag ?? []);
  },

  countSelection: async (paletteId) => {
    const client = await getClient();
    await request(() =>
      client.rpc('increment_palette_selection_count', { palette_id: paletteId }).throwOnError(),
    );
  },
});
