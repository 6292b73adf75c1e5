import { PlainHeaders } from './plainHeaders.mjs';
import { standFor } from './standFor.mjs';

const WholeResponse = Response;
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * An answer whose body is known: the platform's own makes a stream of it, only to be read to its end at once.
 * It is made only for who asks for more than the status, the headers and the bytes.
 */
export class PlainResponse {
  /** @type {Response | null} */
  #whole = null;
  #status;
  #headers;

  /** @param {Uint8Array<ArrayBuffer> | null} bytes @param {number} status @param {Record<string, string>} headers */
  constructor(bytes, status, headers) {
    this.bytesAtHand = bytes;
    this.#status = status;
    this.#headers = new PlainHeaders(headers);
  }

  get status() {
    return this.#status;
  }

  get headers() {
    return this.#whole?.headers ?? this.#headers;
  }

  get ok() {
    return this.status >= 200 && this.status < 300;
  }

  whole() {
    const { status } = this;
    return (this.#whole ??= new WholeResponse(this.bytesAtHand, { status, headers: this.#headers }));
  }
}

standFor(PlainResponse, WholeResponse);

/** @param {ConstructorParameters<typeof Response>} parameters */
const toPlain = ([body = null, init]) => {
  const { status = 200, statusText = '', headers = {} } = init ?? {};
  const isBytes = body instanceof Uint8Array && !WITHOUT_BODY.has(status);
  const isKnown = Number.isInteger(status) && status >= 200 && status <= 599 && statusText === '';
  const isRecord = Object.getPrototypeOf(headers) === Object.prototype;
  if (!(body === null || isBytes) || !isKnown || !isRecord) return null;
  return new PlainResponse(
    /** @type {Uint8Array<ArrayBuffer> | null} */ (body),
    status,
    /** @type {Record<string, string>} */ (headers),
  );
};

/** The platform's own in all but what `new` makes of bytes and a plain list of headers. @type {typeof Response} */
const EitherResponse = new Proxy(WholeResponse, {
  construct: (target, parameters, kind) => {
    if (kind !== EitherResponse) return Reflect.construct(target, parameters, kind);
    return (
      toPlain(/** @type {ConstructorParameters<typeof Response>} */ (parameters)) ??
      Reflect.construct(target, parameters)
    );
  },
});

/** The library makes its answers with the Response it finds, and takes no other. */
export const installPlainResponses = () => {
  globalThis.Response = EitherResponse;
};
