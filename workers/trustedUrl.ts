type Policy = {
  /** Returns a trusted object, which `new Worker` accepts although its types only allow strings and URLs. */
  readonly createScriptURL: (url: string) => string;
};

declare global {
  /** The part of the Trusted Types API that is used here; TypeScript has no types for it. */
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;
}

/**
 * Returns a function that makes URLs acceptable to `new Worker` under Trusted Types, and throws a TypeError for all but
 * these. Call it once per page or worker: a strict Content-Security-Policy only allows creating a policy once.
 */
export const trustOnly = (urls: readonly string[]): ((url: string) => string) => {
  const own = new Set(urls);
  const rules: Policy = {
    createScriptURL: (url) => {
      if (!own.has(url)) throw new TypeError(`Not a worker of this app: ${url}`);
      return url;
    },
  };
  let policy: Policy | undefined;
  return (url) => {
    policy ??= globalThis.trustedTypes?.createPolicy('worker-url', rules) ?? rules;
    return policy.createScriptURL(url);
  };
};
