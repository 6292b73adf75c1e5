import { TOAST_MS } from '../domain/limits';

export type ToastTone = 'info' | 'error';
export type ToastAction = { readonly label: string; readonly onSelect: () => void };
export type Toast = {
  readonly id: number;
  readonly message: string;
  readonly ms: number;
  readonly tone: ToastTone;
  /** What can be done about it; it goes with the message. */
  readonly action: ToastAction | null;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** More would cover the page: the oldest makes way. */
const MOST_SHOWN = 3;

const change = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a message at the top. The same message again replaces the one on screen and starts its time anew. */
export const showToast = (
  message: string,
  options: { ms?: number; tone?: ToastTone; action?: ToastAction } = {},
): void => {
  const { ms = TOAST_MS, tone = 'info', action = null } = options;
  const others = toasts.filter((toast) => toast.message !== message);
  change([...others, { id: ++lastId, message, ms, tone, action }].slice(-MOST_SHOWN));
};

export const dismissToast = (id: number): void => {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
};

/** Takes a message away by its words: the trouble it told of is over. */
export const withdrawToast = (message: string): void => {
  if (toasts.some((toast) => toast.message === message))
    change(toasts.filter((toast) => toast.message !== message));
};

export const readToasts = (): readonly Toast[] => toasts;

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
