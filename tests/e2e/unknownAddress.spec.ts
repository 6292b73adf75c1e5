import { expect, test } from './page';

test('an unknown address says so on a phone without standing over the way to sign in @phone-only', async ({
  page,
}) => {
  await page.goto('/nowhere');
  const message = page.getByText('There is no page at this address.');
  await expect(message).toBeVisible();
  const [said, signIn] = await Promise.all([
    message.boundingBox(),
    page.getByRole('button', { name: 'Sign in' }).boundingBox(),
  ]);
  if (!said || !signIn) throw new Error('not on the page');
  expect(said.y).toBeGreaterThan(signIn.y + signIn.height);
});
