import { nodeProblem } from '../supabase/local/nodeVersion.mjs';

// As in start.mjs: an old Node could not parse the rest.
const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  void import('./setup/runSuite.mjs').then(({ runSuite }) => runSuite(process.argv[2]));
}
