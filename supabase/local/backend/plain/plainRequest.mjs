import { PlainHeaders } from './plainHeaders.mjs';
import { standFor } from './standFor.mjs';

/** @typedef {{ method: string, headers: Record<string, string>, body: Uint8Array<ArrayBuffer> | null }} Parts */

/**
 * A request whose body has come: the platform's own makes a stream of it, and a signal that nobody waits for, which
 * costs more than to parse the query. It is made only for who asks for such things.
 */
class PlainRequest {
  #url;
  #method;
  #headers;
  #body;
  /** @type {Request | null} */
  #whole = null;

  /**
   * @param {string} url
   * @param {Parts} parts
   */
  constructor(url, { method, headers, body }) {
    this.#url = url;
    this.#method = method;
    this.#headers = new PlainHeaders(headers);
    this.#body = body;
  }

  get url() {
    return this.#url;
  }

  get method() {
    return this.#method;
  }

  get headers() {
    return this.#headers;
  }

  async text() {
    return this.#body ? new TextDecoder().decode(this.#body) : '';
  }

  async json() {
    return JSON.parse(await this.text());
  }

  whole() {
    const { method, headers } = this;
    return (this.#whole ??= new Request(this.url, {
      method,
      headers,
      ...(this.#body && { body: this.#body }),
    }));
  }
}

standFor(PlainRequest, Request);

/**
 * @param {string} url
 * @param {Parts} parts
 * @throws {TypeError} for TRACE, which the platform's own refuses: the library would take it for a read
 */
export const createPlainRequest = (url, parts) => {
  if (parts.method === 'TRACE') return new Request(url, parts);
  return /** @type {Request} */ (/** @type {unknown} */ (new PlainRequest(url, parts)));
};
