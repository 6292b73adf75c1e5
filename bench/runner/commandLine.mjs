import { parseArgs } from 'node:util';
import { Problem } from '../../supabase/local/problem.mjs';

export const USAGE = `npm run bench -- [suite or group …] [options]

  --list                 the suites, their groups and about how long they take
  --quick                a fair look in three minutes
  --against VERSION      also another version (a branch, a tag, a commit or a folder), in turn, and what differs: HEAD is
                         the one before your changes; what seems to differ is measured a second time
  --baseline save        keeps the result to compare with; --as NAME for more than one
  --baseline compare     says what differs from the one that was kept
  --report FILE          also a page of HTML that shows it, beside the JSON that it was made of
  --from FILE            takes a result that was kept and measures nothing: --from FILE --report FILE makes the page anew
  --repeat FILE          runs suites of a result that was kept once more, those named or else those that failed, and puts
                         their figures in the place of the old ones: --repeat FILE --report FILE
  --open                 serves a page that measures the engine in any browser of this machine; PORT=8080 takes that port
  --open --host ADDRESS  the same for other devices of the network, a phone for one: 0.0.0.0 is every address of this machine
  --self-check           compares this version with itself twenty times, as --against does: one comparison in twenty may
                         differ, and no figure more than five times; takes suites and groups alone
  --json                 the result to standard output; all else goes to standard error
  --help                 this text

The engine is compiled again for each version whose sources are newer than what was compiled of them, in that
version's own folder: the working copy keeps its own. The folder of a branch, tag or commit is removed after the run.

Variables of the environment: HUELOOM_MEDIA names a folder of photographs and clips to measure with; BENCH_MINUTES is the
length of long films, else 24; BENCH_TRICK is a part of the one place that the ledgers of pages measure. For the suite shots
HUELOOM_FILMS names the folder that keeps its films, HUELOOM_FILMS_OF=media makes them of HUELOOM_MEDIA alone,
HUELOOM_FILM_SEEDS=1 draws other ones, and BENCH_MISTAKES=1 names the changes that were missed.

A goal is open where its interval has the limit inside. Limits in milliseconds stay as they are on a slower machine,
but are missed only where its speed does not explain it.
Ends with 1 where something has become worse or a goal is missed, with 2 where a suite failed; with --from, which
measures nothing, with 0 whatever the result says.`;

const OPTIONS = /** @type {const} */ ({
  list: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  'self-check': { type: 'boolean', default: false },
  against: { type: 'string' },
  baseline: { type: 'string' },
  open: { type: 'boolean', default: false },
  host: { type: 'string' },
  report: { type: 'string' },
  from: { type: 'string' },
  repeat: { type: 'string' },
  as: { type: 'string', default: 'baseline' },
});

/**
 * @param {readonly string[]} args
 * @throws {Problem} if they are inconsistent
 */
export const readCommandLine = (args) => {
  const parse = () => {
    try {
      return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    } catch (error) {
      throw new Problem(error instanceof Error ? error.message : String(error));
    }
  };
  const { values, positionals } = parse();
  const { baseline, as } = values;
  if (baseline !== undefined && baseline !== 'save' && baseline !== 'compare') {
    throw new Problem('--baseline takes "save" or "compare".');
  }
  if (baseline !== undefined && values.against !== undefined) {
    throw new Problem('Compare with a version or with a baseline, not with both.');
  }
  if (values.report !== undefined && !values.report.endsWith('.html')) {
    throw new Problem('--report takes the name of a file that ends with ".html".');
  }
  const measures = positionals.length > 0 || baseline !== undefined || values.against !== undefined;
  if (values.from !== undefined && (measures || values.quick)) {
    throw new Problem('--from takes a result as it is: there is nothing to measure or to compare with it.');
  }
  if (
    values.repeat !== undefined &&
    (baseline !== undefined || values.against !== undefined || values.from !== undefined || values.quick)
  ) {
    throw new Problem('--repeat runs suites as they ran before, and compares with nothing.');
  }
  if (values.open && (measures || values.from !== undefined || values.repeat !== undefined)) {
    throw new Problem('--open serves a page: what it measures is chosen there.');
  }
  if (values['self-check']) {
    const others = new Set(['quick', 'json', 'open', 'report', 'from', 'repeat', 'baseline', 'against']);
    const given = Object.entries(values).flatMap(([name, is]) => (others.has(name) && is ? [name] : []));
    if (as !== OPTIONS.as.default) given.push('as');
    if (given.length > 0) {
      throw new Problem(`--self-check takes suites and groups alone, not --${given.join(' or --')}.`);
    }
  }
  if (values.host !== undefined && !values.open) throw new Problem('--host goes with --open.');
  // It is used as a file name.
  if (!/^[\w-][\w.-]*$/.test(as)) throw new Problem('--as takes letters, digits, ".", "_" and "-".');
  return {
    ...values,
    baseline,
    wanted: positionals,
    mode: values.quick ? /** @type {const} */ ('quick') : /** @type {const} */ ('full'),
  };
};
