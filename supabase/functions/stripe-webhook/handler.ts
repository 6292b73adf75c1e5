import type { Billing } from '../_shared/billing.ts';
import { withDeadline } from '../_shared/deadline.ts';
import { readText } from '../_shared/readText.ts';
import { Refusal, Unavailable } from '../_shared/refusal.ts';
import { handleEvent, type WebhookEvent } from './logic.ts';

// The largest events of the provider have a few tens of kilobytes.
const MAX_BODY_BYTES = 512 * 1024;
/** The provider closes the connection after ten seconds. */
const DEADLINE_MS = 9000;

export type WebhookSurroundings = {
  readonly billing: Billing;
  readonly isLive: boolean;
  /** Returns the event if the signature of the raw body is valid and recent; throws otherwise. */
  readonly verify: (body: string, signature: string) => Promise<WebhookEvent>;
  readonly log: (line: string) => void;
  readonly deadlineMs?: number;
};

const answer = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });

const readEvent = async (request: Request, verify: WebhookSurroundings['verify']): Promise<WebhookEvent> => {
  if (request.method !== 'POST') throw new Refusal(405, 'Method not allowed', { allow: 'POST' });
  if (request.headers.has('content-encoding')) throw new Refusal(400, 'Compressed events are not accepted');
  const body = await readText(request, MAX_BODY_BYTES);
  try {
    return await verify(body, request.headers.get('stripe-signature') ?? '');
  } catch {
    throw new Refusal(400, 'The signature does not fit');
  }
};

const statusOf = (error: unknown): number => {
  if (error instanceof Refusal) return error.status;
  return error instanceof Unavailable ? 503 : 500;
};

export const createWebhookHandler =
  ({ billing, isLive, verify, log, deadlineMs = DEADLINE_MS }: WebhookSurroundings) =>
  async (request: Request): Promise<Response> => {
    let event: WebhookEvent | null = null;
    const note = (status: number, outcome: string): void =>
      log(
        JSON.stringify({
          function: 'stripe-webhook',
          request_id: event?.id,
          type: event?.type,
          status,
          outcome,
        }),
      );
    try {
      event = await readEvent(request, verify);
      const outcome = await withDeadline(handleEvent(billing, isLive, event), deadlineMs);
      note(200, outcome);
      return answer(200, { received: true });
    } catch (error) {
      const status = statusOf(error);
      note(
        status,
        error instanceof Unavailable ? error.code : error instanceof Refusal ? error.message : 'failed',
      );
      // The provider retries failed deliveries for up to three days.
      if (error instanceof Refusal) return answer(status, { error: error.message }, error.headers);
      return answer(status, { error: 'Try again later' });
    }
  };
