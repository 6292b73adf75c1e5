import { fillBackendMeta, fillContactMeta, fillStripeMeta } from './backendMeta.mjs';
import { readHostedService } from './hostedService.mjs';

/**
 * The page's words about its hosted service, from the environment.
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
