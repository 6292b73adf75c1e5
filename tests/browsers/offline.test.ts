import { afterAll, beforeAll, expect, it } from 'vitest';
import { button, expectColors, expectOtherThan, LINK, TEAL } from './support/builder';
import { keepCopy } from './support/copy';
import { startServer, type Server } from './support/server';
import { inEveryBrowser } from './support/visits';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.remove());

inEveryBrowser(({ visit }) => {
  it('with the server gone the pages are still there, and work; with it again they are as before', async () => {
    const page = await visit(server.origin);
    await keepCopy(page);
    await server.stop();
    await page.goTo(LINK);
    await expectColors(page, TEAL);
    await page.press(' ');
    await expectOtherThan(page, TEAL);
    for (const [path, heading] of [
      ['/image-to-palette', 'Image to palette'],
      ['/', /./],
    ] as const) {
      await page.goTo(path);
      await page.role('heading', heading).shows();
    }
    await page.tab.reload();
    await page.role('heading', /./).shows();
    await page.goTo('/image-to-palette');
    await button(page, /, by /).nth(0).shows();

    await server.startAgain();
    await page.goTo('/explore');
    await expect.poll(() => page.role('list', 'Palettes').css('li').count()).toBe(50);
  });
}, 'allow');
