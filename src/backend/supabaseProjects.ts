import { isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/supabase-js';

import { detailsOf } from '../domain/paletteDetails';
import { BackendError, type Backend } from './backend';
import { request } from './failures';
import { readPalette, readProject, writeNamedColors } from './rows';
import type { Client } from './supabaseClient';

type GetClient = () => Promise<Client>;

/**
 * The id of the signed-in user; throws if there is none. A session that has expired but cannot be renewed for now is
 * kept, and counts as an unreachable service.
 */
export const requireUserId = async (client: Client): Promise<string> => {
  const { data, error } = await client.auth.getSession();
  if (data.session) return data.session.user.id;
  // Discarded: another tab has renewed or ended it meanwhile, which the next request finds.
  const isKept = isAuthRetryableFetchError(error) || isAuthRefreshDiscardedError(error);
  throw new BackendError(isKept ? 'offline' : 'not-authenticated', { cause: error });
};

export const createProjects = (
  getClient: GetClient,
): Omit<
  Backend['projects'],
  'watch' | 'page' | 'marks' | 'get' | 'totals' | 'palettes' | 'palette' | 'ownPalette' | 'find'
> => ({
  create: async ({ name, isPublic }) => {
    const client = await getClient();
    const userId = await requireUserId(client);
    const { data } = await request(() =>
      client
        .from('projects')
        .insert({ user_id: userId, name, is_public: isPublic })
        .select()
        .single()
        .throwOnError(),
    );
    return readProject(data);
  },

  update: async (projectId, { name, isPublic }) => {
    const client = await getClient();
    await requireUserId(client);
    const change = {
      ...(name !== undefined && { name }),
      ...(isPublic !== undefined && { is_public: isPublic }),
      updated_at: new Date().toISOString(),
    };
    const { data } = await request(() =>
      client.from('projects').update(change).eq('id', projectId).select().single().throwOnError(),
    );
    return readProject(data);
  },

  remove: async (projectId) => {
    const client = await getClient();
    await requireUserId(client);
    await request(() => client.from('projects').delete().eq('id', projectId).throwOnError());
  },

  createPalette: async (projectId, { name, colors, theme = null, ...details }) => {
    const client = await getClient();
    await requireUserId(client);
    const { data } = await request(() =>
      client
        .from('project_palettes')
        .insert({
          project_id: projectId,
          name,
          ...writeNamedColors(colors),
          theme,
          ...detailsOf(details),
        })
        .select()
        .single()
        .throwOnError(),
    );
    return readPalette(data);
  },

  updatePalette: async (paletteId, { name, colors, theme, ...details }) => {
    const client = await getClient();
    await requireUserId(client);
    const change = {
      ...(name !== undefined && { name }),
      ...(colors && writeNamedColors(colors)),
      ...detailsOf(details),
      ...(theme !== undefined && { theme }),
      updated_at: new Date().toISOString(),
    };
    const { data } = await request(() =>
      client.from('project_palettes').update(change).eq('id', paletteId).select().single().throwOnError(),
    );
    return readPalette(data);
  },

  movePalette: async (paletteId, toProjectId) => {
    const client = await getClient();
    await requireUserId(client);
    await request(() =>
      client
        .from('project_palettes')
        .update({ project_id: toProjectId })
        .eq('id', paletteId)
        .select('id')
        .single()
        .throwOnError(),
    );
  },

  removePalette: async (paletteId) => {
    const client = await getClient();
    await requireUserId(client);
    await request(() => client.from('project_palettes').delete().eq('id', paletteId).throwOnError());
  },
});
