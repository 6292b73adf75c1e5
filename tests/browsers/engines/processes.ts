import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Starts a program and waits for the line that says it is ready: what the pattern's group holds. */
export const startProcess = async (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ready: RegExp,
): Promise<{ readonly child: ChildProcess; readonly firstLine: string }> => {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(`${command} ended before it was ready`);
  });
  // Once it is ready, its end is nothing to tell.
  ended.catch(() => undefined);
  const firstLine = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = ready.exec(line);
      if (found) resolve(found[1] ?? '');
    });
  });
  return { child, firstLine: await Promise.race([firstLine, ended]) };
};

export const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
};
