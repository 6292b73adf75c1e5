const TEST = /^\/tests\/.*(?<!\.long)\.test\.tsx?$/;
/**
 * Through these hubs (the store, the routes, the rendered app) each page's test reaches every file, so imports by them
 * say little.
 */
const HUBS = /^\/(?:src\/app|tests\/support)\//;

/** Files that are read by path instead of imported: those on the right stand for those on the left. */
const READERS = /** @type {const} */ ([
  [/^\/(?:assembly|asconfig)/, ['/tests/support/nodeEngine.ts', '/tests/engine/wasmEngine.test.ts']],
  [/^\/supabase\/migrations\//, ['/tests/supabase/database/migrated.ts']],
  [/^\/supabase\/(?:migrations\/|seed)/, ['/tests/supabase/local/backend/dataTemplate.ts']],
  [/^\/(?:src|workers)\//, ['/tests/architecture/layers.test.ts']],
  [/^\/tests\//, ['/tests/architecture/requirements.test.ts']],
  [/^\/src\/features\/builder\//, ['/tests/architecture/tables.test.ts']],
]);

/** @param {string} path */
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));
/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0];

/**
 * Distance between a test and a file by their paths, as the test folders mirror those of the code.
 * @param {string} file
 * @param {string} test
 * @returns {number} 0 for the test of that very file, Infinity if their folders are unrelated
 */
const distanceByPlace = (file, test) => {
  const mirror = `/tests${folderOf(file).replace(/^\/src/, '')}`;
  if (folderOf(test) === mirror) return nameOf(test) === nameOf(file) ? 0 : 2;
  if (mirror.split('/').length < 4) return Infinity;
  // A test in a folder below it, or of the page that the file belongs to.
  if (test.startsWith(`${mirror}/`)) return 3;
  return folderOf(test).split('/').length > 3 && mirror.startsWith(`${folderOf(test)}/`) ? 4 : Infinity;
};

/** The words of a path, in the singular: 'feature', 'theme', 'use', 'theme', 'sheet'. @param {string} path */
const wordsOf = (path) =>
  path.split(/[^A-Za-z]|(?=[A-Z])/).map((word) => word.toLowerCase().replace(/s$/, ''));

/**
 * The tests that depend on a change, nearest first: by the number of imports between, and by their paths. Of a page's
 * tests, which are equally near to all of its files, those that have a file's words in their names come first.
 * @param {readonly string[]} changed paths from the root, such as '/src/color/mix.ts'
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers see `readImporters`
 * @param {readonly string[]} tests every test file
 * @returns {string[]}
 */
export const rankTests = (changed, importers, tests) => {
  /** @type {Map<string, number>} */
  const distances = new Map();
  for (const file of changed)
    for (const test of tests.filter((path) => TEST.test(path)))
      distances.set(test, Math.min(distances.get(test) ?? Infinity, distanceByPlace(file, test)));

  const read = changed.flatMap((file) =>
    READERS.flatMap(([pattern, readers]) => (pattern.test(file) ? readers : [])),
  );
  const seen = new Set([...changed, ...read]);
  let front = [...seen];
  for (let distance = 0; front.length > 0; distance += 1) {
    for (const file of front.filter((path) => TEST.test(path)))
      distances.set(file, Math.min(distances.get(file) ?? Infinity, distance));
    const next = front.flatMap((file) => [...(importers.get(file) ?? [])]);
    front = [...new Set(next)].filter((file) => !seen.has(file) && !HUBS.test(file));
    for (const file of front) seen.add(file);
  }
  const words = new Set(changed.flatMap(wordsOf));
  const shared = (/** @type {string} */ test) =>
    wordsOf(nameOf(test) ?? '').filter((word) => words.has(word)).length;
  return [...distances]
    .filter(([, distance]) => distance < Infinity)
    .toSorted(([testA, a], [testB, b]) => a - b || shared(testB) - shared(testA))
    .map(([test]) => test);
};
