import { withDeadline } from './deadline.ts';
import { admit, type Access, type Budget, type Caller, type Gate } from './gate.ts';
import { parseJsonObject } from './json.ts';
import { readText } from './readText.ts';
import { Refusal, Unavailable } from './refusal.ts';

/** The provider of webhooks waits ten seconds, and people less. */
const DEADLINE_MS = 9000;
const MAX_BODY_BYTES = 4096;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const ONLY_JSON = 'Only JSON is accepted';

export type Call = {
  readonly caller: Caller | null;
  /** Whom the call is counted for. */
  readonly actor: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  readonly requestId: string;
};
/** For functions that let in only people who signed in. */
export type CallOf = Call & { readonly caller: Caller };

export type Endpoint = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly access: Access;
  readonly budget: Budget;
  /** What the caller reads when something failed that is not theirs to know. */
  readonly failure: string;
};

export type Surroundings = {
  readonly gate: Gate;
  readonly origins: readonly string[];
  /** Takes one line for each request: no token, no address, no name in it. */
  readonly log: (line: string) => void;
  readonly deadlineMs?: number;
};

const openTo = (request: Request, origins: readonly string[]): Record<string, string> => {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after, x-request-id',
  };
};

const preflight = (request: Request, origins: readonly string[], method: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...openTo(request, origins),
      'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
      'access-control-allow-methods': method,
      'access-control-max-age': '600',
      vary: 'origin',
    },
  });

const checkForm = (request: Request, method: string, origins: readonly string[]): void => {
  if (request.method !== method)
    throw new Refusal(405, 'Method not allowed', { allow: `${method}, OPTIONS` });
  const type = request.headers.get('content-type');
  if (method === 'POST' && type !== null && !JSON_TYPE.test(type)) throw new Refusal(415, ONLY_JSON);
  // Pages of other sites have no business here; programs send no origin, and are told apart by their token.
  const origin = request.headers.get('origin');
  if (origin !== null && !origins.includes(origin)) throw new Refusal(403, 'Not allowed');
};

/** Nothing at all is an empty object; anything else says that it is JSON. */
const readBody = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === '') return {};
  if (!request.headers.has('content-type')) throw new Refusal(415, ONLY_JSON);
  return parseJsonObject(text);
};

/** Turns whatever was thrown into an answer that tells the caller only what is theirs to know. */
const toRefusal = (error: unknown, failure: string): Refusal => {
  if (error instanceof Refusal) return error;
  return new Refusal(error instanceof Unavailable ? 502 : 500, failure);
};

const codeOf = (error: unknown): string => {
  if (error instanceof Unavailable) return error.code;
  return error instanceof Error ? error.name : 'unknown';
};

/** Everything around a function: form, origin, caller, budget, body, answer and one line of log. */
export const createHandler =
  (
    endpoint: Endpoint,
    { gate, origins, log, deadlineMs = DEADLINE_MS }: Surroundings,
    run: (call: CallOf) => Promise<unknown>,
  ) =>
  async (request: Request): Promise<Response> => {
    const { name, method, access, budget, failure } = endpoint;
    if (request.method === 'OPTIONS') return preflight(request, origins, method);
    const start = performance.now();
    const requestId = crypto.randomUUID();
    const headers: Record<string, string> = {
      ...openTo(request, origins),
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      vary: 'origin',
    };
    let caller: Caller | null = null;
    const answer = async (): Promise<unknown> => {
      checkForm(request, method, origins);
      const admitted = await admit(gate, request, { access, action: name, budget });
      ({ caller } = admitted);
      const body = method === 'POST' ? await readBody(request) : {};
      // Where the endpoint asks for a caller, admit has refused everyone else.
      return run({ ...admitted, body, query: new URL(request.url).searchParams, requestId } as CallOf);
    };
    const note = (status: number, code?: string): void =>
      log(
        JSON.stringify({
          function: name,
          request_id: requestId,
          status,
          user_id: caller?.id,
          ms: Math.round(performance.now() - start),
          code,
        }),
      );
    try {
      const value = await withDeadline(answer(), deadlineMs);
      note(200);
      return new Response(JSON.stringify(value), { status: 200, headers });
    } catch (error) {
      const refusal = toRefusal(error, failure);
      note(refusal.status, error instanceof Refusal ? undefined : codeOf(error));
      return new Response(JSON.stringify({ error: refusal.message, request_id: requestId }), {
        status: refusal.status,
        headers: { ...headers, ...refusal.headers },
      });
    }
  };
