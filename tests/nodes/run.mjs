import { ensurePackages } from '../../supabase/local/packages.mjs';
import { runSteps } from '../setup/runSteps.mjs';
import { nodeSteps } from './nodeSteps.mjs';
import { NODES } from './nodes.mjs';

const wanted = process.argv.slice(2);
await ensurePackages();
// Each has the machine to itself, with as many workers as it can keep busy.
await runSteps(await nodeSteps(wanted.length > 0 ? wanted : NODES), 1);
