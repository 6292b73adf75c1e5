import { vi } from 'vitest';
import { compareBytes } from './sameBytes';

/**
 * Runs before each test file: files share a worker and the modules it has loaded, so each begins with the clock, the
 * globals and the environment that no other has changed.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
compareBytes();
