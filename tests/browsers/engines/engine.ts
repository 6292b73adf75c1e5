export type Point = { readonly x: number; readonly y: number };

/** A visitor's window, with a profile of its own: the little that each browser is driven by in its own way. */
export type Tab = {
  /** Resolves when the page has loaded. */
  readonly goTo: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  readonly run: <Value>(expression: string) => Promise<Value>;
  /** Keys by the names that the web gives them: 'a', 'Enter', 'Control'. */
  readonly keyDown: (key: string) => Promise<void>;
  readonly keyUp: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly movePointer: (to: Point) => Promise<void>;
  readonly pressPointer: () => Promise<void>;
  readonly releasePointer: () => Promise<void>;
  /** Files for the input that an expression gives. */
  readonly chooseFile: (input: string, path: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** Where downloads of this visitor go. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
};

/** Whether pages may be answered by a service worker: each visitor would fetch the copy of the whole app anew. */
export type ServiceWorkers = 'allow' | 'block';

export type Browser = { readonly open: () => Promise<Tab>; readonly close: () => Promise<void> };

export const ENGINE_NAMES = ['Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];
