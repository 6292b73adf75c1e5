type Counts = { mutantCoverage?: { static: object; perTest: object } };

/**
 * Files that share their modules share what Stryker has counted in them, too, and each would hand over the counts of all
 * before it.
 */
const counts: Counts | undefined = Reflect.get(globalThis, '__stryker__');
if (counts?.mutantCoverage) {
  counts.mutantCoverage.static = {};
  counts.mutantCoverage.perTest = {};
}
