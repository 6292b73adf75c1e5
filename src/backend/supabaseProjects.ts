import { CARD_PALETTES } from '../domain/project';
import { BackendError, type Backend } from './backend';
import { request } from './failures';
import { readPalette, readProject, writeColors } from './rows';
import type { Client } from './supabaseClient';

type GetClient = () => Promise<Client>;

const NEWEST_FIRST = { ascending: false } as const;

/** Whoever has signed in, by id. */
export const requireUserId = async (client: Client): Promise<string> => {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new BackendError('not-authenticated');
  return data.session.user.id;
};

/** Every project of the signed-in user with all of its palettes, newest first. */
export const readEverything = async (getClient: GetClient): ReturnType<Backend['account']['data']> => {
  const client = await getClient();
  const userId = await requireUserId(client);
  const { data } = await request(() =>
    client
      .from('projects')
      .select('*, project_palettes(*)')
      .eq('user_id', userId)
      .order('created_at', NEWEST_FIRST)
      .order('id', NEWEST_FIRST)
      .order('created_at', { ...NEWEST_FIRST, referencedTable: 'project_palettes' })
      .throwOnError(),
  );
  return data.map((row) =>
    Object.assign(readProject(row), { palettes: row.project_palettes.map(readPalette) }),
  );
};

export const createProjects = (getClient: GetClient): Omit<Backend['projects'], 'watch'> => ({
  list: async () => {
    const projects = await readEverything(getClient);
    return projects.map((project) =>
      Object.assign({}, project, {
        palettes: project.palettes.slice(0, CARD_PALETTES),
        paletteCount: project.palettes.length,
      }),
    );
  },

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

  palettes: async (projectId) => {
    const client = await getClient();
    await requireUserId(client);
    const { data } = await request(() =>
      client
        .from('project_palettes')
        .select()
        .eq('project_id', projectId)
        .order('created_at', NEWEST_FIRST)
        .order('id', NEWEST_FIRST)
        .throwOnError(),
    );
    return data.map(readPalette);
  },

  createPalette: async (projectId, { name, colors }) => {
    const client = await getClient();
    await requireUserId(client);
    const { data } = await request(() =>
      client
        .from('project_palettes')
        .insert({ project_id: projectId, name, ...writeColors(colors) })
        .select()
        .single()
        .throwOnError(),
    );
    return readPalette(data);
  },

  updatePalette: async (paletteId, { name, colors }) => {
    const client = await getClient();
    await requireUserId(client);
    const change = {
      ...(name !== undefined && { name }),
      ...(colors && writeColors(colors)),
      updated_at: new Date().toISOString(),
    };
    const { data } = await request(() =>
      client.from('project_palettes').update(change).eq('id', paletteId).select().single().throwOnError(),
    );
    return readPalette(data);
  },

  removePalette: async (paletteId) => {
    const client = await getClient();
    await requireUserId(client);
    await request(() => client.from('project_palettes').delete().eq('id', paletteId).throwOnError());
  },
});
