import { Refusal } from './refusal.ts';

export type Caller = { readonly id: string; readonly email: string | null; readonly token: string };

/** Who is asking, and how often: asked anew on every call. */
export interface Gate {
  /** The account behind an access token as the auth server knows it now; null where it refuses. Suspended accounts are a Refusal. */
  readonly userOf: (token: string) => Promise<Caller | null>;
  readonly isAdmin: (userId: string) => Promise<boolean>;
  /** Counts a call. Seconds to wait, 0 where the call is within the budget. */
  readonly spend: (actor: string, action: string, budget: Budget) => Promise<number>;
}

export type Budget = { readonly most: number; readonly seconds: number };

/** `anyone` is counted together with all others; there is nothing about a visitor that cannot be forged. */
export type Access = 'anyone' | 'user' | 'admin';

// Three parts, none empty: an unsigned token has no third one, and a publishable key has no dots at all.
const SIGNED_TOKEN = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

export const readToken = (request: Request): string | null =>
  SIGNED_TOKEN.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** The caller, or a refusal: first who it is, then what they may, then how often. */
export const admit = async (
  gate: Gate,
  request: Request,
  { access, action, budget }: { access: Access; action: string; budget: Budget },
): Promise<Caller | null> => {
  const token = access === 'anyone' ? null : readToken(request);
  const caller = token === null ? null : await gate.userOf(token);
  if (access !== 'anyone' && caller === null) throw new Refusal(401, 'Not authenticated');
  if (access === 'admin' && caller !== null && !(await gate.isAdmin(caller.id)))
    throw new Refusal(403, 'Not allowed');
  const wait = await gate.spend(caller?.id ?? 'anyone', action, budget);
  if (wait > 0) throw new Refusal(429, 'Too many requests', { 'retry-after': String(wait) });
  return caller;
};
