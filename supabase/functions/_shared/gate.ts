import { Refusal } from './refusal.ts';

export type Caller = { readonly id: string; readonly email: string | null; readonly token: string };

/** Who is asking, and how often: asked anew on every call. */
export interface Gate {
  /** The account behind an access token as the auth server knows it now; null where it refuses. Suspended accounts are a Refusal. */
  readonly userOf: (token: string) => Promise<Caller | null>;
  readonly isAdmin: (userId: string) => Promise<boolean>;
  /** A name for whoever asks without an account: the same for each request from one network, and no address. */
  readonly visitorOf: (request: Request) => Promise<string>;
  /** Counts a call. Seconds to wait, 0 where the call is within the budget. */
  readonly spend: (actor: string, action: string, budget: Budget) => Promise<number>;
}

export type Budget = { readonly most: number; readonly seconds: number };

/** `anyone` is counted by the network that the request came from. */
export type Access = 'anyone' | 'user' | 'admin';

// Three parts, none empty: an unsigned token has no third one, and a publishable key has no dots at all.
const SIGNED_TOKEN = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

export const readToken = (request: Request): string | null =>
  SIGNED_TOKEN.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** Refuses a call beyond the budget, and says when to come again. */
export const spendOrRefuse = async (
  gate: Pick<Gate, 'spend'>,
  actor: string,
  action: string,
  budget: Budget,
): Promise<void> => {
  const wait = await gate.spend(actor, action, budget);
  if (wait > 0) throw new Refusal(429, 'Too many requests', { 'retry-after': String(wait) });
};

/** `actor` is whom the call is counted for: the caller's id, or the visitor's name. */
export type Admitted = { readonly caller: Caller | null; readonly actor: string };

/** The caller, or a refusal: first who it is, then what they may, then how often. */
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
