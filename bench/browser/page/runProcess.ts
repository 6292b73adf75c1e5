import type { Message } from '../../createBench.mjs';
import { openBench, type Task } from './place';
import { PAGE_SUITES } from './pageSuites';
import { findSuite } from './workerSuites';
import SuiteWorker from './worker?worker';

type End = { readonly type: 'end'; readonly failure: string | null };
type OnMessage = (message: Message) => void;

const runInWorker = async (task: Task, signal: AbortSignal, onMessage: OnMessage): Promise<string | null> =>
  new Promise((resolve) => {
    const worker = new SuiteWorker();
    const end = (failure: string | null): void => {
      worker.terminate();
      resolve(failure);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.addEventListener('error', ({ message }) => end(message || 'The worker could not be started.'));
    worker.addEventListener('message', ({ data }: MessageEvent<Message | End>) => {
      if (data.type === 'end') end(data.failure);
      else onMessage(data);
    });
    worker.postMessage(task);
  });

const runOnPage = async (task: Task, signal: AbortSignal, onMessage: OnMessage): Promise<string | null> => {
  const closers: (() => unknown)[] = [];
  const bench = openBench(
    task,
    (message) => {
      // Work on the main thread can only be aborted here.
      signal.throwIfAborted();
      onMessage(message);
    },
    (close) => void closers.push(close),
  );
  try {
    await findSuite(PAGE_SUITES, task.suite).run(bench);
    return null;
  } catch (error) {
    return signal.aborted ? null : String(error);
  } finally {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  }
};

/**
 * Runs a suite once, in its own worker unless it needs the page.
 * @returns what failed; null on success or when the signal aborted it
 */
export const runProcess = async (
  task: Task,
  signal: AbortSignal,
  onMessage: OnMessage,
): Promise<string | null> => {
  const isPage = PAGE_SUITES.some(({ name }) => name === task.suite);
  return isPage ? runOnPage(task, signal, onMessage) : runInWorker(task, signal, onMessage);
};
