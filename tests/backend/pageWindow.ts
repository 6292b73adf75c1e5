/** As much of a browser's window as signing in needs. */
export type PageWindow = {
  readonly asWindow: Window;
  readonly localStorage: Storage;
  readonly address: () => string;
  /** Where the page was left for. */
  readonly leftFor: () => string;
  readonly arriveAt: (url: string) => void;
  /** What other tabs hear when a value changes. */
  readonly notifyStorage: (key: string) => void;
};

const createStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
};

/** Tabs share their `localStorage`. */
export const createPageWindow = (start: string, localStorage = createStorage()): PageWindow => {
  let url = start;
  let left = '';
  const events = new EventTarget();
  const page = {
    localStorage,
    sessionStorage: createStorage(),
    addEventListener: events.addEventListener.bind(events),
    location: {
      get href() {
        return url;
      },
      get origin() {
        return new URL(url).origin;
      },
      assign: (next: string) => void (left = next),
    },
    history: { state: null, replaceState: (_: unknown, __: string, next: URL) => void (url = next.href) },
  };
  return {
    // Only the parts of a window that the backend touches.
    asWindow: page as unknown as Window,
    localStorage,
    address: () => url,
    leftFor: () => left,
    arriveAt: (next) => void (url = next),
    notifyStorage: (key) => void events.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
};
