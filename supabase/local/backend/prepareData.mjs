import { runCommandLine } from '../problem.mjs';
import { startBackend } from './startBackend.mjs';

await runCommandLine(async () => {
  const backend = await startBackend({ origin: 'http://localhost:1', functions: '' });
  await backend.close();
});
