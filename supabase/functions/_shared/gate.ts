import { Refusal } from './refusal.ts';

export type Caller = { readonly id: string; readonly email: string | null; readonly token: string };

/** Authentication and rate limiting, evaluated on every call. */
export interface Gate {
  /**
   * The account of an access token, as the auth server knows it now; null if it refuses. A suspended account is a
   * Refusal.
   */
  readonly userOf: (token: string) => Promise<Caller | null>;
  readonly isAdmin: (userId: string) => Promise<boolean>;
  /** An identifier for a caller without an account: the same for all requests from one network, and not an address. */
  readonly visitorOf: (request: Request) => Promise<string>;
  /** Counts a call. Returns the seconds to wait, 0 if the call is within the budget. */
  readonly spend: (actor: string, action: string, budget: Budget) => Promise<number>;
}

export type Budget = { readonly most: number; readonly seconds: number };

/** `anyone` is counted by the network of the request. */
export type Access = 'anyone' | 'user' | 'admin';

// Three parts, none empty: an unsigned token has no third one, and a publishable key has no dots at all.
const SIGNED_TOKEN = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

export const readToken = (request: Request): string | null =>
  SIGNED_TOKEN.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** Refuses a call beyond the budget, with a Retry-After header. */
export const spendOrRefuse = async (
  gate: Pick<Gate, 'spend'>,
  actor: string,
  action: string,
  budget: Budget,
): Promise<void> => {
  const wait = await gate.spend(actor, action, budget);
  if (wait > 0) throw new Refusal(429, 'Too many requests', { 'retry-after': String(wait) });
};

/** `actor` is who the call is counted for: the caller's id, or the visitor's identifier. */
export type Admitted = { readonly caller: Caller | null; readonly actor: string };

/** Returns the caller or refuses: checks identity, then rights, then budget. */
export const admit = async (
  gate: Gate,
  request: Request,
  { access, action, budget }: { access: Access; action: string; budget: Budget },
): Promise<Admitted> => {
  const token = access === 'anyone' ? null : readToken(request);
  const caller = token === null ? null : await gate.userOf(token);
  if (access !== 'anyone' && caller === null) throw new Refusal(401, 'Not authenticated');
  if (access === 'admin' && caller !== null && !(await gate.isAdmin(caller.id)))
    throw new Refusal(403, 'Not allowed');
  const actor = caller?.id ?? (await gate.visitorOf(request));
  await spendOrRefuse(gate, actor, action, budget);
  return { caller, actor };
};
