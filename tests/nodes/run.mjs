import { ensurePackages } from '../../supabase/local/packages.mjs';
import { runSteps } from '../setup/runSteps.mjs';
import { nodeSteps } from './nodeSteps.mjs';
import { NODES } from './nodes.mjs';

const wanted = process.argv.slice(2);
await ensurePackages();
await runSteps(await nodeSteps(wanted.length > 0 ? wanted : NODES));
