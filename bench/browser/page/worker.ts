import { openBench, type Task } from './place';
import { findSuite, WORKER_SUITES } from './workerSuites';

/** One process of a suite: posts every message to the page, and finally how it ended. */
addEventListener('message', ({ data: task }: MessageEvent<Task>) => {
  const closers: (() => unknown)[] = [];
  const bench = openBench(task, postMessage, (close) => void closers.push(close));
  const end = async (failure: string | null): Promise<void> => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
    postMessage({ type: 'end', failure });
  };
  findSuite(WORKER_SUITES, task.suite)
    .run(bench)
    .then(
      async () => end(null),
      async (error: unknown) => end(String(error)),
    );
});
