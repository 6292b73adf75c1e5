/**
 * @typedef {object} Asked a request as `src/backend` sends it
 * @property {'GET' | 'POST' | 'PATCH'} method
 * @property {string} path
 * @property {string | null} token
 * @property {Readonly<Record<string, string>>} [headers] those that change the answer
 * @property {Readonly<Record<string, unknown>>} [body]
 */
/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {(text: string) => boolean} isRight whether a response is the expected one
 * @property {(server: Pick<import('./server.mjs').BenchServer, 'token' | 'paletteId'>) => Asked} request
 */

/** Palettes in the database, and the projects of one person that they are in, each with as many. */
export const PALETTES = 10_000;
const PROJECTS = 10;
/** Palettes that a project shows on the page of projects. */
const SHOWN = 4;
const NAME = 'Saved again';

/** The first page of the most chosen palettes. */
export const EXPLORE =
  '/rest/v1/project_palettes?select=*&is_public=eq.true&limit=50' +
  '&order=selection_count.desc,created_at.desc,id.desc';

/** @param {string} text @returns {unknown[]} */
const readList = (text) => {
  const list = JSON.parse(text);
  return Array.isArray(list) ? list : [];
};

/** @param {any} project */
const isWholeProject = ({ palette_count: count, palettes }) =>
  count === PALETTES / PROJECTS && palettes.length === SHOWN;

/** @type {readonly Scene[]} */
export const SCENES = [
  {
    name: 'explore',
    isRight: (text) => readList(text).length === 50,
    request: () => ({ method: 'GET', path: EXPLORE, token: null }),
  },
  {
    name: 'own projects',
    isRight: (text) => {
      const projects = readList(text);
      return projects.length === PROJECTS && projects.every(isWholeProject);
    },
    request: ({ token }) => ({
      method: 'POST',
      path: '/rest/v1/rpc/list_projects',
      token,
      body: { sort: 'recent', most: 48 },
    }),
  },
  {
    name: 'save',
    isRight: (text) => JSON.parse(text).name === NAME,
    request: ({ token, paletteId }) => ({
      method: 'PATCH',
      path: `/rest/v1/project_palettes?id=eq.${paletteId()}&select=*`,
      token,
      headers: { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' },
      body: { name: NAME, updated_at: new Date().toISOString() },
    }),
  },
];
