import { buildEngine } from '../../supabase/local/buildProduct.mjs';
import { parsePort } from '../../supabase/local/loopback.mjs';
import { servePage } from '../browser/servePage.mjs';

/** The default port of the page. */
const PORT = '5180';

/**
 * Serves the page that measures the engine in the browser that opens it, until aborted.
 * @param {string | undefined} host the address to listen on; by default loopback only
 * @param {AbortSignal} signal
 */
export const openPage = async (host, signal) => {
  console.error('The engine and the page are being built.');
  await buildEngine({ signal });
  const page = await servePage({
    port: parsePort(process.env['PORT'] ?? PORT),
    ...(host !== undefined && { host }),
  });
  console.log(`Open ${page.addresses.join(' or ')} in the browser that is to be measured; Ctrl+C ends it.`);
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await page.close();
};
