// The embedded backend as a process of its own, for tests that kill it: prints its origin when it is ready.
import { startBackend } from '../../../../supabase/local/backend/startBackend.mjs';
import { listenOnLoopback } from '../../../../supabase/local/loopback.mjs';
import { runCommandLine } from '../../../../supabase/local/problem.mjs';

await runCommandLine(async (signal) => {
  /** @type {import('../../../../supabase/local/backend/startBackend.mjs').Backend | null} */
  let backend = null;
  const server = await listenOnLoopback(0, (request, response) => backend?.serve(request, response));
  try {
    backend = await startBackend({
      origin: `http://localhost:${server.port}`,
      folder: process.argv[2] ?? '',
    });
    console.log(`http://localhost:${server.port}`);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  } finally {
    await server.close();
    await backend?.close();
  }
});
