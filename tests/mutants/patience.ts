import { configure, getConfig } from '@testing-library/dom';
import { beforeEach } from 'vitest';

/** Within it the first page of a file comes on a busy machine, too. */
const FIRST_PAGE_MS = 50_000;

let usualMs: number | undefined;

// A test that gives up while its page is being loaded would count as one that notices the fault. How long it waits is set
// by what it imports, and so before any of this.
beforeEach(() => {
  const isFirst = usualMs === undefined;
  usualMs ??= getConfig().asyncUtilTimeout;
  configure({ asyncUtilTimeout: isFirst ? FIRST_PAGE_MS : usualMs });
});
