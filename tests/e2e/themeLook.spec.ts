import { expect, test } from './page';

const LINK = '/theme?h=emerald.1f7a5a.3f7d58_amber.f59e0b&g=f5f1e8';

test('on a theme’s page messages leave its actions free, locks are seen, and keys have a line to its parts', async ({
  page,
}) => {
  await page.goto(LINK);
  await expect(page.getByRole('toolbar', { name: 'Light scales' })).toBeVisible();

  await test.step('the line is seen with the focus in it', async () => {
    const line = page.getByRole('navigation', { name: 'Jump to a part of the page' });
    await expect(line).toHaveCSS('opacity', '0');
    await line.getByRole('button', { name: 'Scales' }).focus();
    await expect(line).toHaveCSS('opacity', '1');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Roles' })).toBeInViewport();
  });

  await test.step('an open lock', async () => {
    const lock = page.getByRole('button', { name: 'Lock primary in light' });
    await expect(lock).toHaveCSS('opacity', '0.4');
    await page.getByRole('button', { name: /^Primary in light: / }).hover();
    await expect(lock).toHaveCSS('opacity', '1');
  });

  await test.step('a message', async () => {
    const color = page.getByRole('textbox', { name: 'Color of emerald', exact: true });
    await color.fill('#0d9488');
    await color.press('Enter');
    const message = page.getByText(/^emerald is teal now/);
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).scrollIntoViewIfNeeded();
    const [below, actions] = [
      await message.boundingBox(),
      await page.getByRole('button', { name: 'Copy link' }).boundingBox(),
    ];
    expect(below?.y).toBeGreaterThan((actions?.y ?? Infinity) + (actions?.height ?? 0));
  });
});
