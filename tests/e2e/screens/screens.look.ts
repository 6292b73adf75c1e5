import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../supabase/local/paths.mjs';
import type { Page } from '@playwright/test';
import { test } from '../page';
import { settled } from '../settled';
import { SCREENS } from './screens';

const FOLDER = join(ROOT, 'tests/results/screens');

/** Forced colors are shown in their light and dark palettes. */
const MODES = [
  ['light', { colorScheme: 'light', forcedColors: 'none' }],
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
  ['forced-light', { colorScheme: 'light', forcedColors: 'active' }],
  ['forced-dark', { colorScheme: 'dark', forcedColors: 'active' }],
] as const;

/** A picture has this many windows of height at most. */
const WINDOWS_MAX = 2;

/** Comes past everything once, and returns to the beginning. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });

for (const [name, open] of SCREENS)
  test(name, async ({ page, complaints }, { project }) => {
    await open(page);
    // An unknown address is answered with 404, which the console reports.
    complaints.length = 0;
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await mkdir(FOLDER, { recursive: true });
    for (const [mode, media] of MODES) {
      await page.emulateMedia(media);
      await settled(page);
      // What is below the window is drawn, and gets its height, as one comes near it.
      await scrollThrough(page);
      const isOver = await page.getByRole('dialog').first().isVisible();
      // A window as tall as the picture: in one stretched for it, what is drawn by the window's height is missing.
      // Twice, as some panels get taller with the window.
      const stretches = isOver ? 0 : 2;
      for (let done = 0; done < stretches; done++) {
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.min(Math.max(tall, height), height * WINDOWS_MAX) });
        await settled(page);
      }
      await settled(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${project.name}-${mode}.png`) });
      await page.setViewportSize({ width, height });
    }
  });
