/** What can go wrong at the hosted service. Screens choose the words. */
export type Failure = 'not-configured' | 'offline' | 'unexpected';

export class BackendError extends Error {
  readonly kind: Failure;
  constructor(kind: Failure) {
    super(kind);
    this.name = 'BackendError';
    this.kind = kind;
  }
}

/** The hosted service as the rest of the product sees it. Tests pass fakes. */
export interface Backend {
  /** Leaves the page for Google's sign-in and comes back to the site origin. */
  signInWithGoogle(): Promise<void>;
}
