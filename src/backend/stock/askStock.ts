import { BackendError } from '../backend';
import type { BackendConfiguration } from '../configuration';
import { timedFetch } from '../timedFetch';

/** An object of a response; its values are unvalidated. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** 0 for anything that is not a valid size. */
export const numberOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

/**
 * One page of the provider's media. Calls the server function, which holds the provider's key. The service's client is
 * not used: visitors browse too. Rejects if the request fails.
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
