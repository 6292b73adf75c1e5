// The end of `.ci/run`: the seconds of each step, what failed or only passed on the second attempt, and the total of
// all suites.
import { describeCases } from './runSteps.mjs';
import { sumCases } from './testCases.mjs';
import { readTotals } from './totals.mjs';

const suites = process.argv.slice(2);
const all = await Promise.all(suites.map(readTotals));
for (const [i, { steps, seconds: sum }] of all.entries()) {
  const each = steps.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`);
  console.log(`\n${suites[i]}, in seconds: ${each.join(', ')}; ${sum.toFixed(0)} in all`);
}
for (const title of all.flatMap(({ titles }) => titles.repeated))
  console.log(`only the second time: ${title}`);
for (const title of all.flatMap(({ titles }) => titles.failed)) console.log(`failed: ${title}`);

const total = sumCases(all.map(({ cases }) => cases));
console.log(`\n${describeCases(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
