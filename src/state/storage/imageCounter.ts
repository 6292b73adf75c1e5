import type { Backend } from '../../backend/backend';
import type { Plan } from '../../domain/plan';
import type { DailyCounter } from './dailyCounter';
import type { Services } from '../services';

/** An account's pictures, counted by the service: per UTC day, across all devices. */
const createAccountCounter = ({ extractions }: Backend): DailyCounter => {
  const listeners = new Set<() => void>();
  return {
    used: async (limit) => Math.min(await extractions.used('image'), limit),
    spend: async (limit) => {
      const { remaining } = await extractions.spend('image');
      for (const listener of listeners) listener();
      return remaining === null ? 0 : limit - remaining;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const accountCounters = new WeakMap<Backend, DailyCounter>();

/** The counter for a plan: a visitor's pictures are counted by this device, an account's by the service. */
export const imageCounter = (
  { backend, dailyCounter }: Pick<Services, 'backend' | 'dailyCounter'>,
  plan: Plan,
): DailyCounter => {
  if (plan === 'anonymous') return dailyCounter;
  const counter = accountCounters.get(backend) ?? createAccountCounter(backend);
  accountCounters.set(backend, counter);
  return counter;
};
