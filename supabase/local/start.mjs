import { nodeProblem } from './nodeVersion.mjs';

// The rest is imported only after the check, because an old Node could not even parse it.
const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  void import('./serveProduct.mjs').then(({ serveProduct }) => serveProduct());
}
