import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Builder, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { WebKit } from '../../setup/webkit.mjs';
import type { Browser, Tab } from './engine';
import { startProcess, stopProcess } from './processes';
import { createWebKitHome } from './webkitHome';

const SCREEN = '1600x1200x24';

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

const tabOf = (driver: WebDriver, downloads: string): Tab => {
  const act = (fill: (actions: ReturnType<WebDriver['actions']>) => ReturnType<WebDriver['actions']>) =>
    fill(driver.actions({ async: true })).perform();
  return {
    goTo: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    run: (expression) => driver.executeScript(`return ${expression}`),
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
      const element = await driver.executeScript<WebElement>(`return ${input}`);
      await element.sendKeys(path);
    },
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    downloads,
    close: () => driver.quit(),
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

/** Driven over WebDriver. Each visitor is a browser of its own, which keeps nothing. */
export const launchWebKit = async ({ driver, browser, screen }: WebKit): Promise<Browser> => {
  const { home, downloads } = await createWebKitHome();
  const display = await startProcess(screen, ['-displayfd', '1', '-screen', '0', SCREEN], {}, /^(\d+)$/);
  const port = await findFreePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      DISPLAY: `:${display.told}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // CI runs as root, where there is no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 20_000 });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  return {
    open: async () => {
      const session = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(address)
        .withCapabilities(capabilities)
        .build();
      const tab = tabOf(session, downloads);
      await tab.resize(1440, 900);
      return tab;
    },
    close: async () => {
      await stopProcess(server);
      await stopProcess(display.child);
      await rm(home, { recursive: true, force: true });
    },
  };
};
