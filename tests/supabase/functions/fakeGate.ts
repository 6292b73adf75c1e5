import type { Caller, Gate } from '../../../supabase/functions/_shared/gate.ts';
import { createVisitorOf } from '../../../supabase/functions/_shared/visitor.ts';

export const ORIGIN = 'https://hueloom.example';
const PAYLOAD = 'eyJhIjoxfQ';

/** A token of the right shape; the gate below knows whose it is. */
export const tokenOf = (name: string): string => `${PAYLOAD}.${name}.c2lnbmF0dXJl`;

const idOf = (index: number): string => `00000000-0000-4000-8000-00000000000${index}`;
export const IDS = {
  free: idOf(1),
  pro: idOf(2),
  admin: idOf(3),
  otherAdmin: idOf(4),
  stranger: idOf(5),
} as const;
type Name = keyof typeof IDS;

export const callerOf = (name: Name): Caller => ({
  id: IDS[name],
  email: `${name}@example.com`,
  token: tokenOf(name),
});

export type FakeGate = Gate & {
  readonly admins: Set<string>;
  readonly gone: Set<string>;
  readonly spent: Map<string, number>;
};

/** A request header with the address that the proxy of a hosted project writes. */
export const from = (address: string): Record<string, string> => ({ 'cf-connecting-ip': address });

/** People by name, and budgets that count in memory. */
export const createFakeGate = (): FakeGate => {
  const admins = new Set<string>([IDS.admin, IDS.otherAdmin]);
  const gone = new Set<string>();
  const spent = new Map<string, number>();
  return {
    admins,
    gone,
    spent,
    userOf: async (token) => {
      const name = (Object.keys(IDS) as Name[]).find((one) => tokenOf(one) === token);
      return name === undefined || gone.has(IDS[name]) ? null : callerOf(name);
    },
    isAdmin: async (id) => admins.has(id),
    visitorOf: createVisitorOf('a key of the tests'),
    spend: async (actor, action, { most, seconds }) => {
      const count = (spent.get(`${actor} ${action}`) ?? 0) + 1;
      spent.set(`${actor} ${action}`, count);
      return count > most ? seconds : 0;
    },
  };
};
