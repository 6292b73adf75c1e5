import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../supabase/local/paths.mjs';
import type { Tab } from '../engines/engine';
import { find, type Step } from './inPage';

const LIBRARY = join(ROOT, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js');
let library: Promise<string> | null = null;

/** Runs functions in the page, on the elements that a way through it leads to. */
export type Runner = {
  readonly evaluate: <Arguments extends readonly unknown[], Value>(
    run: (...values: Arguments) => Value | Promise<Value>,
    ...values: Arguments
  ) => Promise<Value>;
  readonly onFound: <Value, Arguments extends readonly unknown[]>(
    steps: readonly Step[],
    run: (found: readonly HTMLElement[], ...values: Arguments) => Value | Promise<Value>,
    ...values: Arguments
  ) => Promise<Value>;
  /** The expression of the first such element. */
  readonly firstOf: (steps: readonly Step[]) => string;
};

export const createRunner = (tab: Tab): Runner => {
  const found = (steps: readonly Step[]) => `(${find.toString()})(${JSON.stringify(steps)})`;
  const spread = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
  const bringLibrary = async () => {
    library ??= readFile(LIBRARY, 'utf8');
    await tab.run(`(() => { ${await library} }).call(window)`);
  };
  return {
    evaluate: (run, ...values) => tab.run(`(${run.toString()})(${spread(values)})`),
    onFound: async (steps, run, ...values) => {
      const call = `(${run.toString()})(${[found(steps), ...values.map((value) => JSON.stringify(value))].join(', ')})`;
      const guarded = `window.TestingLibraryDom ? Promise.resolve(${call}).then((value) => ({ value })) : null`;
      type Answer = { value: Awaited<ReturnType<typeof run>> } | null;
      const first = await tab.run<Answer>(guarded);
      if (first) return first.value;
      // Each document has to be given it again.
      await bringLibrary();
      const second = await tab.run<Answer>(guarded);
      if (!second) throw new Error('the page was left meanwhile');
      return second.value;
    },
    firstOf: (steps) => `${found(steps)}[0]`,
  };
};
