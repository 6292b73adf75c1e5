import { nodeProblem } from '../supabase/local/nodeVersion.mjs';

// As in start.mjs: an old Node could not parse the rest.
const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const [{ runSteps }, { STEPS }] = await Promise.all([
    import('./setup/runSteps.mjs'),
    import('./setup/steps.mjs'),
  ]);
  await runSteps(STEPS);
}
