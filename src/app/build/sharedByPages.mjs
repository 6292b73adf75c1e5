import { join } from 'node:path';

/**
 * @typedef {{ getModuleInfo: (id: string) => { importedIds?: readonly string[] } | null }} Modules what the bundler knows
 */

/**
 * A page's module and everything that it imports statically.
 * @param {string} id @param {Modules} modules @param {Set<string>} found so far
 */
const reach = (id, modules, found = new Set()) => {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reach(imported, modules, found);
  return found;
};

/**
 * The name of a group of modules that several pages are made of, and null for any other module.
 * @param {string} name
 * @param {readonly string[]} pages their entry modules, from the root and without the ending
 * @returns {(id: string, modules: Modules) => string | null}
 */
export const sharedByPages = (name, pages) => {
  /** @type {Set<string>[] | undefined} */
  let reached;
  return (id, modules) => {
    reached ??= pages.map((page) => reach(join(import.meta.dirname, '../../..', `${page}.tsx`), modules));
    return reached.filter((ids) => ids.has(id)).length > 1 ? name : null;
  };
};
