import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tests/setup/chromium.mjs';

/** @typedef {Awaited<ReturnType<typeof openBareBrowser>>} BareBrowser */
/** @typedef {Awaited<ReturnType<BareBrowser['visit']>>} BarePage */

const START_MS = 30_000;
const LOOK_MS = 100;

/**
 * DevTools commands over the browser's pipe: messages terminated by a zero byte.
 * @param {import('node:stream').Writable} input
 * @param {import('node:stream').Readable} output
 */
const createChannel = (input, output) => {
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  let count = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (chunk) => {
    const texts = `${rest}${chunk}`.split('\0');
    rest = texts.pop() ?? '';
    for (const text of texts) {
      const { id, ...answer } = JSON.parse(text);
      waiting.get(id)?.(answer);
      waiting.delete(id);
    }
  });
  /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
  return async (method, params = {}, sessionId) => {
    const id = ++count;
    const answered = new Promise((resolve) => waiting.set(id, resolve));
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { error, result } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
};

/**
 * Chromium without a debugger: test drivers subscribe to script events, for which V8 computes the source position of
 * every script. The app's code took 28 ms to start without and 181 ms with one. For measuring long tasks of loads.
 * @param {Pick<import('../suite').Bench, 'onEnd' | 'runsIn'>} bench
 */
export const openBareBrowser = async ({ onEnd, runsIn }) => {
  const profile = await mkdtemp(join(tmpdir(), 'hueloom-bench-profile-'));
  onEnd(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const path = await ensureChromium();
  if (!path) throw new Error('There is no Chromium');
  const args = [...CHROMIUM_FLAGS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  const close = () => (child.kill('SIGTERM'), exited);
  onEnd(close);
  const [, , , input, output] = child.stdio;
  const send = createChannel(
    /** @type {import('node:stream').Writable} */ (input),
    /** @type {import('node:stream').Readable} */ (output),
  );
  const late = AbortSignal.timeout(START_MS);
  const { product } = await Promise.race([
    send('Browser.getVersion'),
    once(late, 'abort').then(() => Promise.reject(new Error('Chromium did not start'))),
  ]);
  runsIn(product.replace(/^\w*Chrome\//, 'Chromium '));

  return {
    close,
    /**
     * A page for a first-time visitor.
     * @param {{ width: number, height: number, slowdown: number, scripts: readonly (() => void)[] }} options `slowdown`
     *   is the CPU throttling factor; scripts run in the page before anything else
     */
    visit: async ({ width, height, slowdown, scripts }) => {
      const { browserContextId } = await send('Target.createBrowserContext');
      const target = { url: 'about:blank', browserContextId, width, height };
      const { targetId } = await send('Target.createTarget', target);
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      await send('Page.enable', {}, sessionId);
      for (const script of scripts) {
        const source = `(${script.toString()})()`;
        await send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId);
      }
      await send('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId);

      /** @template T @param {string} expression @returns {Promise<T>} */
      const evaluate = async (expression) => {
        const options = { expression, returnByValue: true, awaitPromise: true };
        const { result, exceptionDetails } = await send('Runtime.evaluate', options, sessionId);
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
        return result.value;
      };
      /** Polls at intervals: at every frame it would slow down what is measured. @param {string} expression */
      const until = async (expression) => {
        while (!(await evaluate(expression))) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      };
      const mouse = (/** @type {string} */ type, /** @type {{ x: number, y: number }} */ at) =>
        send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 }, sessionId);
      return {
        evaluate,
        until,
        goTo: (/** @type {string} */ url) => send('Page.navigate', { url }, sessionId),
        /** @param {string} selector */
        click: async (selector) => {
          await until(`document.querySelector(${JSON.stringify(selector)}) !== null`);
          const at = await evaluate(
            `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`,
          );
          for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) await mouse(type, at);
        },
        pressSpace: async () => {
          const key = { key: ' ', code: 'Space', windowsVirtualKeyCode: 32 };
          await send('Input.dispatchKeyEvent', { type: 'keyDown', text: ' ', ...key }, sessionId);
          await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }, sessionId);
        },
        /** @param {string} selector @param {string} file */
        chooseFile: async (selector, file) => {
          const expression = `document.querySelector(${JSON.stringify(selector)})`;
          await until(`${expression} !== null`);
          const { result } = await send('Runtime.evaluate', { expression }, sessionId);
          await send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId }, sessionId);
        },
        close: async () => {
          await send('Target.closeTarget', { targetId });
          await send('Target.disposeBrowserContext', { browserContextId });
        },
      };
    },
  };
};
