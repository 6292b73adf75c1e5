import { afterEach, beforeEach, vi, type Mock } from 'vitest';
import { WebSocket } from 'ws';

/** For the tests of a file: the clock stands still, and whatever is fetched is answered by the mock that is given back. */
export const stubService = (): Mock<typeof fetch> => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
    // Browsers have one; the client asks for it although nothing here listens to changes.
    vi.stubGlobal('WebSocket', WebSocket);
    fetched.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return fetched;
};
