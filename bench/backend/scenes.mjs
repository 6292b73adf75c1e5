/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {(text: string) => boolean} isRight whether a response is the expected one
 * @property {(server: import('./server.mjs').BenchServer) => { method: 'GET' | 'PATCH', path: string, token: string |
 *   null, body?: string }} request
 */

/** The first page of the most chosen palettes. */
export const EXPLORE =
  '/rest/v1/project_palettes?select=id,name,colors,exact,selection_count,created_at&is_public=is.true' +
  '&order=selection_count.desc,created_at.desc,id.desc&limit=50';

/** @param {number} count */
const isListOf = (count) => (/** @type {string} */ text) => {
  const list = JSON.parse(text);
  return Array.isArray(list) && list.length === count;
};

/** @type {readonly Scene[]} */
export const SCENES = [
  {
    name: 'explore',
    isRight: isListOf(50),
    request: () => ({ method: 'GET', path: EXPLORE, token: null }),
  },
  {
    name: 'own projects',
    isRight: isListOf(10),
    request: ({ token }) => ({
      method: 'GET',
      path: '/rest/v1/projects?select=id,name,is_public,created_at',
      token,
    }),
  },
  {
    name: 'save',
    isRight: (text) => text === '',
    request: ({ token, paletteId }) => ({
      method: 'PATCH',
      path: `/rest/v1/project_palettes?id=eq.${paletteId()}`,
      token,
      body: JSON.stringify({ name: 'Saved again' }),
    }),
  },
];
