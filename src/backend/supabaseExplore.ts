import { formatHex } from '../color/format';
import { EXPLORE } from '../domain/limits';
import type { ExploreCursor, SavedPalette } from '../domain/savedPalette';
import type { Backend } from './backend';
import type { Database } from './database.types';
import { request } from './failures';
import { readPalette, type PaletteRow } from './rows';
import type { Client } from './supabaseClient';

type GetClient = () => Promise<Client>;

const DOWN = { ascending: false } as const;

type Found = Database['public']['Functions']['find_palettes']['Returns'][number];
/** The columns come from a table where they may not be null, which the types of a function do not say. */
const isWhole = (row: Found): row is Found & PaletteRow & { distance: number } => row.id !== null;

const nextAfter = (palettes: readonly SavedPalette[]): ExploreCursor | null =>
  palettes.length === EXPLORE.pageSize ? (palettes.at(-1) ?? null) : null;

export const createExplore = (getClient: GetClient): Backend['explore'] => ({
  page: async (sort, after) => {
    const client = await getClient();
    const { data } = await request(() => {
      const all = client.from('project_palettes').select().eq('is_public', true).limit(EXPLORE.pageSize);
      const sorted = sort === 'popular' ? all.order('selection_count', DOWN) : all;
      const ordered = sorted.order('created_at', DOWN).order('id', DOWN);
      if (!after) return ordered.throwOnError();
      // The id is the last key: the others alone are not unique, and palettes would be lost or repeated.
      const later = `created_at.lt."${after.createdAt}",and(created_at.eq."${after.createdAt}",id.lt.${after.id})`;
      const isBehind =
        sort === 'recent'
          ? later
          : `selection_count.lt.${after.selectionCount},and(selection_count.eq.${after.selectionCount},or(${later}))`;
      return ordered.or(isBehind).throwOnError();
    });
    const palettes = data.map(readPalette);
    return { palettes, next: nextAfter(palettes) };
  },

  find: async ({ word, near, size }, sort, after) => {
    const client = await getClient();
    const { data } = await request(() =>
      client
        .rpc('find_palettes', {
          sort,
          ...(word !== null && { word }),
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
  },

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

  countSelection: async (paletteId) => {
    const client = await getClient();
    await request(() =>
      client.rpc('increment_palette_selection_count', { palette_id: paletteId }).throwOnError(),
    );
  },
});
