import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The public key that pages contain; it grants nothing by itself. */
export const PUBLISHABLE_KEY = 'sb_publishable_local';

const random = () => randomBytes(32).toString('base64url');

const createSecrets = () => ({
  /** Signs access tokens. */
  jwt: random(),
  /** Gives the functions access to the database, bypassing its policies. */
  secretKey: `sb_secret_${random()}`,
  stripeKey: `sk_test_${random()}`,
  stripeWebhook: `whsec_${random()}`,
});

/** @typedef {ReturnType<typeof createSecrets>} Secrets */

/**
 * The secrets of this installation, created at its first start: its tokens are invalid in any other backend.
 * @param {string} folder
 * @returns {Promise<Secrets>}
 */
export const readSecrets = async (folder) => {
  const file = join(folder, 'secrets.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept);
  const secrets = createSecrets();
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
};
