/** More pixels than the engine accepts. The engine stays usable. */
export class EngineLimitError extends RangeError {
  constructor(message: string) {
    super(message);
    this.name = 'EngineLimitError';
  }
}

/** The WebAssembly instance trapped: its memory can no longer be trusted, so its owner makes a new one. */
export class EngineBrokenError extends Error {
  constructor(options?: ErrorOptions) {
    super('The engine stopped in the middle of a job and refuses further work', options);
    this.name = 'EngineBrokenError';
  }
}
