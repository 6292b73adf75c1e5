import { ensurePackages } from '../../supabase/local/packages.mjs';
import { runSteps } from '../setup/runSteps.mjs';
import { installNode } from './installNode.mjs';
import { nodeSteps } from './nodeSteps.mjs';

/** Every Node that is supported. `npm run test:nodes -- 24 26` tries some of them. */
const NODES = ['20.19', '22', '24', '26'];

const wanted = process.argv.slice(2);
await ensurePackages();
const steps = [];
for (const version of wanted.length > 0 ? wanted : NODES) {
  try {
    steps.push(...nodeSteps(version, await installNode(version)));
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).split('\n', 2).join(' ');
    console.log(`- Node ${version}: left out. ${why}`);
  }
}
await runSteps(steps);
