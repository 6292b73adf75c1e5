import { BackendError, type Failure } from './backend';
import { SUSPENDED_ERROR } from './suspensionWatch';
import type { Client } from './supabaseClient';

/** The failure that an error response means: by its status, or by the text of its error. */
type Meanings = Readonly<Record<string, Failure>>;

const MEANINGS: Meanings = {
  401: 'not-authenticated',
  403: 'not-allowed',
  404: 'not-found',
  429: 'too-many',
  [SUSPENDED_ERROR]: 'suspended',
};

/** The context of an error of the functions client: the response, or what prevented the request. */
const contextOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'context' in error ? error.context : null;

const errorText = async (answer: Response): Promise<string> => {
  try {
    const body: unknown = await answer.clone().json();
    const text = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
};

const toError = async (error: unknown, own: Meanings = {}): Promise<BackendError> => {
  const context = contextOf(error);
  if (context instanceof BackendError) return context;
  if (!(context instanceof Response)) return new BackendError('unexpected', { cause: error });
  const text = await errorText(context);
  const kind = own[text] ?? MEANINGS[text] ?? own[context.status] ?? MEANINGS[context.status];
  return new BackendError(kind ?? 'unexpected', { cause: error });
};

/** The status of an error response; null if there was no response. */
export const statusOf = ({ cause }: BackendError): number | null => {
  const context = contextOf(cause);
  return context instanceof Response ? context.status : null;
};

/** Calls a server function with the user's own token. `meanings` are specific to this function. */
export const callFunction = async (
  client: Client,
  name: string,
  body: Readonly<Record<string, unknown>>,
  meanings?: Meanings,
): Promise<unknown> => {
  const { data, error } = await client.functions.invoke<unknown>(name, { method: 'POST', body });
  if (error !== null) throw await toError(error, meanings);
  return data;
};

/** Calls a read-only server function. */
export const readFunction = async (
  client: Client,
  name: string,
  query: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<unknown> => {
  const search = new URLSearchParams(query);
  const address = search.size > 0 ? `${name}?${search.toString()}` : name;
  const { data, error } = await client.functions.invoke<unknown>(address, {
    method: 'GET',
    ...(signal && { signal }),
  });
  if (error !== null) throw await toError(error);
  return data;
};
