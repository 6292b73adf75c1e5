import { describeCases } from './runSteps.mjs';
import { sumCases } from './testCases.mjs';
import { readTotals } from './totals.mjs';

const total = sumCases(await readTotals(process.argv.slice(2)));
console.log(describeCases(total));
process.exitCode = total.failed > 0 ? 1 : 0;
