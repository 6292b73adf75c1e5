import { withDeadline } from './deadline.ts';
import { admit, type Access, type Budget, type Caller, type Gate } from './gate.ts';
import { parseJsonObject } from './json.ts';
import { readText } from './readText.ts';
import { Refusal, Unavailable } from './refusal.ts';

/** The sender of webhooks waits ten seconds, and people less. */
const DEADLINE_MS = 9000;
const MAX_BODY_BYTES = 4096;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const ONLY_JSON = 'Only JSON is accepted';

export type Call = {
  readonly caller: Caller | null;
  /** Who the call is counted for. */
  readonly actor: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  readonly requestId: string;
};
/** For functions that only accept signed-in users. */
export type CallOf = Call & { readonly caller: Caller };

export type Endpoint = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly access: Access;
  readonly budget: Budget;
  /** The error text for failures whose details are internal. */
  readonly failure: string;
};

export type Surroundings = {
  readonly gate: Gate;
  readonly origins: readonly string[];
  /** Takes one line per request, without tokens, addresses or names. */
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
  // Browsers of other sites are refused; other programs send no origin, and are authenticated by their token.
  const origin = request.headers.get('origin');
  if (origin !== null && !origins.includes(origin)) throw new Refusal(403, 'Not allowed');
};

/** No body counts as an empty object; any other must declare JSON. */
const readBody = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === '') return {};
  if (!request.headers.has('content-type')) throw new Refusal(415, ONLY_JSON);
  return parseJsonObject(text);
};

/** Converts any error to a response without internal details. */
const toRefusal = (error: unknown, failure: string): Refusal => {
  if (error instanceof Refusal) return error;
  return new Refusal(error instanceof Unavailable ? 502 : 500, failure);
};

const codeOf = (error: unknown): string => {
  if (error instanceof Unavailable) return error.code;
  return error instanceof Error ? error.name : 'unknown';
};

/** The common part of all functions: format, origin, caller, budget, body, response and one log line. */
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
      // If the endpoint requires a caller, admit has refused everyone else.
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
