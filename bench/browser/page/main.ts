import { formatSeconds } from '../../runner/progress.mjs';
import type { Result } from '../../result';
import { nameBrowser } from './machine';
import { runProcess } from './runProcess';
import { type Options, runSuites, suiteSeconds } from './runSuites';
import { ALL_SUITES } from './pageSuites';
import { resultTables } from './tables';

const find = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`);
  return found;
};

const form = find('#choice', HTMLFormElement);
const measure = find('#choice .first', HTMLButtonElement);
const cancel = find('#cancel', HTMLButtonElement);
const quick = find('[name=quick]', HTMLInputElement);
const progress = find('#progress', HTMLElement);
const bar = find('progress', HTMLProgressElement);
const doing = find('#doing', HTMLElement);
const said = find('#said', HTMLElement);
const resultPart = find('#result', HTMLElement);
const tables = find('#tables', HTMLElement);
const save = find('#save', HTMLAnchorElement);
const plain = find('#plain', HTMLElement);

const listSuites = (): void => {
  find('#suites', HTMLElement).replaceChildren(
    ...ALL_SUITES.map((suite) => {
      const box = Object.assign(document.createElement('input'), {
        type: 'checkbox',
        name: 'suite',
        value: suite.name,
        checked: true,
      });
      const title = Object.assign(document.createElement('span'), { textContent: suite.title });
      const seconds = suiteSeconds(suite, quick.checked);
      const time = Object.assign(document.createElement('small'), { textContent: formatSeconds(seconds) });
      const label = document.createElement('label');
      label.append(box, title, time);
      const item = document.createElement('li');
      item.append(label);
      return item;
    }),
  );
};

const updateTimes = (): void => {
  const times = document.querySelectorAll('#suites small');
  for (const [at, suite] of ALL_SUITES.entries()) {
    times[at]?.replaceChildren(formatSeconds(suiteSeconds(suite, quick.checked)));
  }
};

/** The result on show. */
let resultText = '';

const copyResult = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(resultText);
    said.textContent = 'Copied.';
  } catch {
    // A page opened from another machine over plain HTTP has no clipboard API.
    plain.hidden = false;
    const field = find('textarea', HTMLTextAreaElement);
    field.value = resultText;
    field.select();
  }
};

const showResult = (result: Result): void => {
  const text = JSON.stringify(result);
  tables.replaceChildren(...resultTables(result));
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  save.download = `hueloom-bench-${result.taken.slice(0, 16).replaceAll(':', '-')}.json`;
  resultPart.hidden = false;
  plain.hidden = true;
  resultText = text;
};

let running: AbortController | null = null;

const setRunning = (controller: AbortController | null): void => {
  running = controller;
  measure.disabled = controller !== null;
  cancel.hidden = controller === null;
  progress.hidden = controller === null;
};

const start = async (): Promise<void> => {
  const wanted = new FormData(form).getAll('suite');
  const suites = ALL_SUITES.filter(({ name }) => wanted.includes(name));
  if (suites.length === 0) {
    said.textContent = 'Choose a suite.';
    return;
  }
  const controller = new AbortController();
  setRunning(controller);
  said.textContent = '';
  resultPart.hidden = true;
  cancel.focus();
  try {
    const version = (await (await fetch('/version.json')).json()) as Options['version'];
    const result = await runSuites(suites, {
      isQuick: quick.checked,
      version,
      signal: controller.signal,
      onProgress: ({ suite, doing: step, done, secondsLeft }) => {
        bar.value = done;
        doing.textContent = `${suite}, about ${formatSeconds(secondsLeft)} left: ${step}`;
      },
    });
    said.textContent = result.isComplete ? 'Done.' : 'Canceled: below is what was measured until then.';
    showResult(result);
  } catch (error) {
    said.textContent = `Nothing was measured: ${String(error)}`;
  } finally {
    setRunning(null);
    measure.focus();
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!running) void start();
});
find('#copy', HTMLElement).addEventListener('click', () => void copyResult());
cancel.addEventListener('click', () => running?.abort());
quick.addEventListener('change', updateTimes);
find('#machine', HTMLElement).textContent =
  `${nameBrowser(navigator.userAgent)}, ${navigator.hardwareConcurrency} cores`;
listSuites();

declare global {
  interface Window {
    /** Entry point for the command line, which runs one process of a suite at a time. */
    runBenchProcess: typeof runProcess;
  }
}
window.runBenchProcess = runProcess;
