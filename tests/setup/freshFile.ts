import { vi } from 'vitest';
import { compareBytes } from './sameBytes';

/**
 * Runs before each test file: files share a worker and its loaded modules, so clock, globals and environment are reset.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
compareBytes();
