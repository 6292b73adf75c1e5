import colorAnalysis from './color-analysis/worker.ts?worker&url';
import imageExtraction from './image-extraction/worker.ts?worker&url';
import videoExtraction from './video-extraction/worker.ts?worker&url';
import socialPicture from './social-picture/worker.ts?worker&url';

/** Every worker script of the product, by name. */
const WORKER_URLS = { colorAnalysis, imageExtraction, socialPicture, videoExtraction } as const;

type WorkerName = keyof typeof WORKER_URLS;

type Policy = {
  /** `new Worker` takes the trusted object that this gives where its types know only strings and URLs. */
  readonly createScriptURL: (url: string) => string;
};

declare global {
  /** The part of the Trusted Types API that is used here; TypeScript has no types of it. */
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;
}

const refuseForeign = (url: string): string => {
  if (!Object.values<string>(WORKER_URLS).includes(url))
    throw new TypeError(`Not a worker of this app: ${url}`);
  return url;
};

const RULES: Policy = { createScriptURL: refuseForeign };

// A policy may be created only once under a strict Content-Security-Policy.
let policy: Policy | undefined;

/** Starts one of our own workers, also where the page enforces Trusted Types. */
export const startWorker = (name: WorkerName): Worker => {
  policy ??= globalThis.trustedTypes?.createPolicy('worker-url', RULES) ?? RULES;
  return new Worker(policy.createScriptURL(WORKER_URLS[name]), { type: 'module', name });
};
