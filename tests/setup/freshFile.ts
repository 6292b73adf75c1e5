import { afterAll, vi } from 'vitest';
import { compareBytes } from './sameBytes';

/**
 * Runs before each test file: files share a worker and its loaded modules, so clock, globals and environment are reset.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
compareBytes();

// A module that a test has started to import would otherwise be cut off with its file, and be broken for every later one.
afterAll(() => vi.dynamicImportSettled());
