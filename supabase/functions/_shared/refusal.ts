/** An error whose reason is sent to the caller. Any other error stays internal. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The database or the payment provider did not respond in time. `code` is for the log. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
