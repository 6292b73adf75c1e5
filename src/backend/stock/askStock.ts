import { BackendError } from '../backend';
import type { BackendConfiguration } from '../configuration';
import { timedFetch } from '../timedFetch';

/** One object of an answer; nothing is known of its values. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** 0 for what is no size. */
export const numberOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

/**
 * One page of the provider's media. Asks the server function, which knows the provider's key. Without the client of
 * the service: visitors browse, too. Rejects where it does not answer.
 */
export const askStock = async (
  { url, publishableKey }: BackendConfiguration,
  kind: 'photos' | 'videos',
  page: number,
  perPage: number,
): Promise<readonly Fields[]> => {
  const address = `${url}/functions/v1/stock?kind=${kind}&per_page=${perPage}&page=${page}`;
  const response = await timedFetch(address, { headers: { apikey: publishableKey } });
  if (!response.ok) throw new BackendError('unexpected');
  const answer: unknown = await response.json();
  return listOf(fieldsOf(answer)[kind]);
};
