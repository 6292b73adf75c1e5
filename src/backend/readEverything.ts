import { ROWS_AT_ONCE } from '../domain/pageSizes';
import type { Project } from '../domain/project';
import type { SavedPalette } from '../domain/savedPalette';
import { request } from './failures';
import { readProject } from './rows';
import type { Client } from './supabaseClient';
import { createProjectPages } from './supabaseProjectPages';
import { requireUserId } from './supabaseProjects';

type Everything = readonly (Project & { readonly palettes: readonly SavedPalette[] })[];

const DOWN = { ascending: false } as const;

const readProjects = async (getClient: () => Promise<Client>): Promise<readonly Project[]> => {
  const client = await getClient();
  const userId = await requireUserId(client);
  const projects: Project[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins after the previous one
    const { data } = await request(() => {
      const last = projects.at(-1);
      const rows = client
        .from('projects')
        .select()
        .eq('user_id', userId)
        .order('created_at', DOWN)
        .order('id', DOWN)
        .limit(ROWS_AT_ONCE);
      const isLater =
        last && `created_at.lt."${last.createdAt}",and(created_at.eq."${last.createdAt}",id.lt.${last.id})`;
      return (isLater === undefined ? rows : rows.or(isLater)).throwOnError();
    });
    projects.push(...data.map(readProject));
    if (data.length < ROWS_AT_ONCE) return projects;
  }
};

/** Every project of the signed-in user with all of its palettes, newest first; read page by page. */
export const readEverything = async (getClient: () => Promise<Client>): Promise<Everything> => {
  const projects = await readProjects(getClient);
  const { find } = createProjectPages(getClient);
  const byProject = new Map<string, SavedPalette[]>(projects.map(({ id }) => [id, []]));
  let after: Parameters<typeof find>[1] = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const page: Awaited<ReturnType<typeof find>> = await find(
      { word: null, tags: [], near: null },
      after,
      ROWS_AT_ONCE,
    );
    // Palettes of a project created in the meantime are skipped, as the project is not in the list.
    for (const { palette } of page.found) byProject.get(palette.projectId)?.push(palette);
    after = page.next;
  } while (after !== null);
  return projects.map((project) => Object.assign({}, project, { palettes: byProject.get(project.id) ?? [] }));
};
