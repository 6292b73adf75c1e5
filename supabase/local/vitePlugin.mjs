import { fillBackendMeta, fillContactMeta, fillStripeMeta } from './backendMeta.mjs';
import { readHostedService } from './hostedService.mjs';

/**
 * Writes the hosted service's configuration from the environment into the page.
 * @returns {import('vite').Plugin}
 */
export const backendConfiguration = () => ({
  name: 'backend-configuration',
  transformIndexHtml: (html) => {
    const hosted = readHostedService(process.env);
    const { url = '', publishableKey = '', stripeKey = null } = hosted ?? {};
    const page = fillBackendMeta(fillStripeMeta(html, stripeKey), { url, publishableKey });
    return fillContactMeta(page, process.env.CONTACT_EMAIL);
  },
});
