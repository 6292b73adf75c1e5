import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { WebKit } from '../../setup/webkit.mjs';
import type { Browser, ServiceWorkers, Tab } from './engine';
import { startProcess, stopProcess } from './processes';
import { createWebKitHome } from './webkitHome';

const SCREEN = '1600x1200x24';
/** How long a browser may take to start on a machine that does other work besides. */
const START_MS = 30_000;
/** How long it may take for what it is asked to do: one that is stuck never answers. */
const ANSWER_MS = 45_000;

const answerOf = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  const waiting = new AbortController();
  const silence = setTimeout(ANSWER_MS, null, { signal: waiting.signal }).then(() => {
    throw new Error(`WebKit has not answered in ${ANSWER_MS / 1000} s`);
  });
  silence.catch(() => undefined);
  try {
    return await Promise.race([asked, silence]);
  } finally {
    waiting.abort();
    asked.catch(() => undefined);
  }
};

/** The protocol's private characters for keys that write nothing. */
const keyOf = (name: string): string => {
  const named: Readonly<Record<string, string>> = {
    Control: Key.CONTROL,
    Shift: Key.SHIFT,
    Alt: Key.ALT,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    Backspace: Key.BACK_SPACE,
    Delete: Key.DELETE,
    Home: Key.HOME,
    End: Key.END,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowUp: Key.ARROW_UP,
    ArrowDown: Key.ARROW_DOWN,
  };
  return named[name] ?? name;
};

const resize = async (driver: WebDriver, width: number, height: number): Promise<void> => {
  const window = driver.manage().window();
  const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({ x: 0, y: 0, width, height });
  const [innerWidth, innerHeight] = await inner();
  // The bar above the page is part of the window.
  await window.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
};

const tabOf = (driver: WebDriver, downloads: string, close: () => Promise<void>): Tab => {
  const act = (fill: (actions: ReturnType<WebDriver['actions']>) => ReturnType<WebDriver['actions']>) =>
    answerOf(fill(driver.actions({ async: true })).perform());
  return {
    goTo: (address) => answerOf(driver.get(address)),
    reload: () => answerOf(driver.navigate().refresh()),
    goBack: () => answerOf(driver.navigate().back()),
    run: (expression) => answerOf(driver.executeScript(`return ${expression}`)),
    keyDown: (key) => act((actions) => actions.keyDown(keyOf(key))),
    keyUp: (key) => act((actions) => actions.keyUp(keyOf(key))),
    type: (text) => act((actions) => actions.sendKeys(text)),
    movePointer: ({ x, y }) =>
      act((actions) =>
        actions.move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }),
      ),
    pressPointer: () => act((actions) => actions.press()),
    releasePointer: () => act((actions) => actions.release()),
    chooseFile: async (input, path) => {
      const element = await answerOf(driver.executeScript<WebElement>(`return ${input}`));
      await answerOf(element.sendKeys(path));
    },
    resize: (width, height) => answerOf(resize(driver, width, height)),
    screenshot: async () => Buffer.from(await answerOf(driver.takeScreenshot()), 'base64'),
    downloads,
    close,
  };
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

type Server = { readonly child: ChildProcess; readonly address: string };

/** Where its port is taken in the moment before it listens, the driver ends: then there are other ports. */
const PORTS_TRIED = 3;

const startServer = async (driver: string, env: NodeJS.ProcessEnv, tries = PORTS_TRIED): Promise<Server> => {
  const port = await findFreePort();
  // The browsers that it starts end with its group.
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await vi.waitFor(async () => hasEnded() || fetch(`${address}/status`), { timeout: 20_000 });
  if (!hasEnded()) return { child, address };
  if (tries === 1) throw new Error(`${driver} ends before it listens`);
  return startServer(driver, env, tries - 1);
};

const stopServer = async ({ child }: Server): Promise<void> => {
  const ended = once(child, 'close');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
};

/** Driven over WebDriver. Visitors follow each other in one browser, which forgets between them. */
export const launchWebKit = async (
  { driver, browser, screen }: WebKit,
  serviceWorkers: ServiceWorkers,
): Promise<Browser> => {
  const { home, downloads } = await createWebKitHome();
  const display = await startProcess(screen, ['-displayfd', '1', '-screen', '0', SCREEN], {}, /^(\d+)$/);
  const env = {
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    DISPLAY: `:${display.firstLine}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // CI runs as root, where there is no sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', ...(serviceWorkers === 'block' ? ['--features=-ServiceWorkers'] : [])],
    },
  });
  let server = await startServer(driver, env);
  const begin = async (): Promise<WebDriver> => {
    const { address } = server;
    const builder = new Builder().disableEnvironmentOverrides().usingServer(address);
    return builder.withCapabilities(capabilities).build();
  };
  let session: WebDriver | null = null;
  const restart = async (): Promise<void> => {
    await stopServer(server);
    server = await startServer(driver, env);
  };
  /** One start in a hundred is never answered: it is made again by another driver. */
  const beginSurely = async (): Promise<WebDriver> => {
    const begun = begin();
    begun.catch(() => undefined);
    const first = await Promise.race([begun, setTimeout(START_MS, null)]);
    if (first) return first;
    await restart();
    return begin();
  };
  const forget = async (left: WebDriver): Promise<void> => {
    await left.actions().clear();
    await left.manage().deleteAllCookies();
    await left.get('about:blank');
  };
  const leave = async (left: WebDriver): Promise<void> => {
    session = null;
    try {
      await answerOf(forget(left));
      session = left;
    } catch {
      // The next visitor has a browser that answers.
      await restart();
    }
  };
  return {
    open: async () => {
      const current = session ?? (await beginSurely());
      const tab = tabOf(current, downloads, () => leave(current));
      await tab.resize(1440, 900);
      return tab;
    },
    close: async () => {
      if (session) await answerOf(session.quit()).catch(() => undefined);
      await stopServer(server);
      await stopProcess(display.child);
      await rm(home, { recursive: true, force: true });
    },
  };
};
