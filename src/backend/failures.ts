import { BackendError, type Failure } from './backend';
import { forbiddenTag } from '../domain/forbiddenTag';

/** By error code: PostgreSQL's, including our own, and those of the REST layer. */
const FAILURES: Readonly<Record<string, Failure>> = {
  LIM01: 'free-project-limit',
  LIM02: 'free-palette-limit',
  PRO01: 'needs-pro',
  PRO02: 'needs-pro',
  SUB01: 'cancel-first',
  ACC01: 'suspended',
  '42501': 'not-allowed',
  PGRST116: 'not-found',
  PGRST301: 'not-authenticated',
  PGRST302: 'not-authenticated',
  PGRST303: 'not-authenticated',
};

/** A row that belongs to another one which is not there: the account, after its deletion. */
const ORPHANED = '23503';

/** Serialization failure and deadlock: the same request succeeds when it is repeated. */
const RETRIED = new Set(['40001', '40P01']);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The error's detail field holds the tag. */
const FORBIDDEN_TAG_CODE = 'TAG01';

const failureOf = (error: unknown): Failure => {
  const code = codeOf(error);
  if (code !== FORBIDDEN_TAG_CODE) return FAILURES[code] ?? 'unexpected';
  const tag = typeof error === 'object' && error !== null && 'details' in error ? error.details : null;
  return typeof tag === 'string' && tag !== '' ? forbiddenTag(tag) : 'unexpected';
};

/** Wraps whatever a request threw in the one error type that the product handles. */
export const toBackendError = (error: unknown): BackendError =>
  error instanceof BackendError ? error : new BackendError(failureOf(error), { cause: error });

/** Whether a row was refused because what it belongs to is not there. */
export const isOrphaned = ({ cause }: BackendError): boolean => codeOf(cause) === ORPHANED;

/** Runs a request, once more if the database error is retryable; every failure is a `BackendError`. */
export const request = async <T>(run: () => PromiseLike<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (!RETRIED.has(codeOf(error))) throw toBackendError(error);
  }
  try {
    return await run();
  } catch (error) {
    throw toBackendError(error);
  }
};
