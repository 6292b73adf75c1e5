type Policy = {
  /** `new Worker` takes the trusted object that this gives where its types know only strings and URLs. */
  readonly createScriptURL: (url: string) => string;
};

declare global {
  /** The part of the Trusted Types API that is used here; TypeScript has no types of it. */
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;
}

/**
 * Gives an address as what `new Worker` takes under Trusted Types, and refuses all but these with a TypeError. A page or
 * worker may have one of it: under a strict Content-Security-Policy a policy is created only once.
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
