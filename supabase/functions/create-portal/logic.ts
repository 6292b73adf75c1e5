import type { Billing } from '../_shared/billing.ts';
import type { Caller } from '../_shared/gate.ts';
import { Refusal } from '../_shared/refusal.ts';

export const PORTAL_FAILED = 'Failed to open the billing portal';

export type PortalSettings = {
  readonly origins: readonly string[];
  /** Hosts that are allowed in portal URLs. */
  readonly portalHosts: readonly string[];
};

/** Opens the provider's page where the caller changes the card, which only returns to the settings. */
export const createPortal = async (
  { provider, store }: Billing,
  { origins, portalHosts }: PortalSettings,
  caller: Caller,
  { return_url: asked }: Readonly<Record<string, unknown>>,
): Promise<{ url: string }> => {
  // The caller's URL is only compared with ours, never passed on.
  const ours = origins.map((origin) => `${origin}/settings`);
  const returnUrl = asked === undefined ? ours[0] : ours.find((url) => url === asked);
  if (returnUrl === undefined) throw new Refusal(400, PORTAL_FAILED);
  const customerId = await store.customerOf(caller.id);
  if (customerId === null) throw new Refusal(409, PORTAL_FAILED);
  const url = await provider.openPortal(customerId, returnUrl);
  if (url === null) throw new Refusal(409, PORTAL_FAILED);
  if (!URL.canParse(url) || !portalHosts.includes(new URL(url).host)) throw new Refusal(502, PORTAL_FAILED);
  return { url };
};
