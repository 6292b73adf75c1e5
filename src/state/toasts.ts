import { TOAST_MS } from '../domain/messageTimes';

export type ToastTone = 'info' | 'error';
export type ToastAction = { readonly label: string; readonly onSelect: () => void };
export type Toast = {
  readonly id: number;
  readonly message: string;
  readonly ms: number;
  readonly tone: ToastTone;
  /** An action the message offers; it disappears with the message. */
  readonly action: ToastAction | null;
  /** The address of the page the message is about; null if it applies everywhere. */
  readonly page: string | null;
  /** Nothing else brings back what was lost: it makes way for no other message, not for one of the same text either. */
  readonly isOnlyWay?: true;
  /** What it offers is nobody's work: it stays when an account leaves. */
  readonly isForAnyone?: true;
};

type ToastOptions = {
  readonly ms?: number;
  readonly tone?: ToastTone;
  readonly action?: ToastAction | null;
  /** Set when the action only affects that page: the message is removed when the page is left. */
  readonly page?: string | null;
  readonly isOnlyWay?: true;
  readonly isForAnyone?: true;
};

/** The messages at the top of the page. */
export type Toasts = {
  /** Oldest first; the same array until a message is added or removed. */
  readonly list: () => readonly Toast[];
  /** Showing a message that is already on screen replaces it and restarts its time; see `isOnlyWay`. */
  readonly show: (message: string, options?: ToastOptions) => void;
  readonly dismiss: (id: number) => void;
  /** Removes a message by its text, once the problem it reported is over. */
  readonly withdraw: (message: string) => void;
  /** Removes the messages that belong to other pages than the one at this address. */
  readonly keepThoseOf: (pathname: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** More would cover the page: the oldest are removed; see `isOnlyWay`. */
const MOST_SHOWN = 3;

export const createToasts = (): Toasts => {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const removeWhere = (isRemoved: (toast: Toast) => boolean): void => {
    if (toasts.some(isRemoved)) change(toasts.filter((toast) => !isRemoved(toast)));
  };

  return {
    list: () => toasts,
    show: (message, options) => {
      const next: readonly Toast[] = [
        ...toasts.filter((toast) => toast.isOnlyWay ?? toast.message !== message),
        { id: ++lastId, message, ms: TOAST_MS, tone: 'info', action: null, page: null, ...options },
      ];
      change(next.filter((toast, i) => toast.isOnlyWay ?? !next[i + MOST_SHOWN]));
    },
    dismiss: (id) => removeWhere((toast) => toast.id === id),
    withdraw: (message) => removeWhere((toast) => toast.message === message),
    keepThoseOf: (pathname) => removeWhere(({ page }) => (page ?? pathname) !== pathname),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
