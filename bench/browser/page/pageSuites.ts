import type { Suite } from '../../suite';
import { suite as calls } from '../suites/calls.suite';
import { suite as decode } from '../suites/decode.suite';
import { WORKER_SUITES } from './workerSuites';

/** Suites that call what the product's pages call, and so run on the main thread. */
export const PAGE_SUITES: readonly Suite[] = [decode, calls];

/** What can be measured in any browser. */
export const ALL_SUITES: readonly Suite[] = [...WORKER_SUITES, ...PAGE_SUITES];
