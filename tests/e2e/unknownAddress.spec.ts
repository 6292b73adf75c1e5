import { expect, test } from './page';

test('an unknown address says so on a phone without standing over the way to sign in @phone-only', async ({
  page,
}) => {
  await page.goto('/nowhere');
  const message = page.getByText('There is no page at this address.');
  await expect(message).toBeVisible();
  const signIn = await page.getByRole('button', { name: 'Sign in' }).boundingBox();
  if (!signIn) throw new Error('not on the page');
  // It stands where it belongs as soon as home has taken the place of the address.
  await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThan(signIn.y + signIn.height);
});
