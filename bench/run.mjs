// npm run bench -- --help
import { Problem } from '../supabase/local/problem.mjs';
import { readCommandLine, USAGE } from './runner/commandLine.mjs';
import { formatSeconds } from './runner/progress.mjs';
import { ROOT } from './runner/paths.mjs';
import { runBenches } from './runner/runBenches.mjs';
import { readResult } from './runner/readResult.mjs';
import { repeatSuites } from './runner/repeatSuites.mjs';
import { writeReport } from './runner/writeReport.mjs';
import { selfCheck } from './runner/selfCheck.mjs';
import { openPage } from './runner/openPage.mjs';
import { findSuites } from './runner/suites.mjs';
import { toMarkdown } from './runner/markdown.mjs';
import { describeEnd } from './runner/verdict.mjs';

process.chdir(ROOT);
const stop = new AbortController();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(name, () => stop.abort());

/** @param {readonly string[]} wanted */
const list = async (wanted) => {
  console.log(
    `${'group'.padEnd(8)} ${'suite'.padEnd(10)} ${'full'.padStart(6)} ${'quick'.padStart(5)}  minutes and seconds`,
  );
  for (const { group, name, title, processes, seconds, isLong = false } of await findSuites(wanted)) {
    const time = (/** @type {'quick' | 'full'} */ mode) =>
      processes[mode] === 0 ? '–' : formatSeconds(processes[mode] * seconds[mode]);
    console.log(
      `${group.padEnd(8)} ${name.padEnd(10)} ${time('full').padStart(6)} ${time('quick').padStart(5)}  ${title}${isLong ? ' (only where asked for)' : ''}`,
    );
  }
};

/** @returns {Promise<number>} the exit code */
const main = async () => {
  const options = readCommandLine(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else if (options.list) await list(options.wanted);
  else if (options.open) await openPage(options.host, stop.signal);
  else if (options['self-check']) return selfCheck(options.wanted, stop.signal);
  else {
    const measure = async () => {
      if (options.from !== undefined)
        return { result: await readResult(options.from), exitCode: 0, kept: [] };
      if (options.repeat !== undefined) return repeatSuites(options.repeat, options.wanted, stop.signal);
      return runBenches(options, stop.signal);
    };
    const { result, exitCode, kept } = await measure();
    if (options.report !== undefined) await writeReport(options.report, result, options.as);
    console.log(options.json ? JSON.stringify(result) : toMarkdown(result));
    if (options.from === undefined) {
      const places =
        options.report === undefined ? kept : [...kept, options.report.replace(/\.html$/, '.json')];
      console.error(
        places.length > 0 ? `Kept in ${places.join(', ')}.` : 'Kept nowhere: --report FILE keeps it.',
      );
      console.error(describeEnd(result, exitCode));
    }
    return exitCode;
  }
  return 0;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 2;
}
