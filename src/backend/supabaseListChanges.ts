import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel } from '@supabase/supabase-js';

import type { Backend } from './backend';
import type { Client } from './supabaseClient';
import { requireUserId } from './supabaseProjects';

type OnChange = Parameters<Backend['projects']['watch']>[1];

/** The service accepts no longer id lists in a filter. */
const MOST_IDS = 100;
/** The client rejoins automatically, but not after the service has closed the channel. */
const REOPEN_MS = 10_000;

type ChangeRequest = {
  readonly event: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly schema: string;
  readonly table: string;
  readonly filter?: string;
};

/** A deletion has no columns to filter by: every one is reported, by its key. */
const requestsOf = (table: string, filter: string): ChangeRequest[] => [
  { event: 'INSERT', schema: 'public', table, filter },
  { event: 'UPDATE', schema: 'public', table, filter },
  { event: 'DELETE', schema: 'public', table },
];

type Payload = { readonly eventType: string; readonly new: unknown; readonly old: unknown };

const readText = (row: unknown, name: string): string | null => {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : null;
  return typeof value === 'string' ? value : null;
};

const notifyChange = ({ eventType, new: now, old }: Payload, onChange: OnChange): void => {
  const isGone = eventType === 'DELETE';
  const id = readText(isGone ? old : now, 'id');
  if (id !== null) onChange({ id, updatedAt: isGone ? null : readText(now, 'updated_at') });
};

/** Implements `Backend.projects.watch`; each watch has a channel of its own. */
export const createListWatch = (getClient: () => Promise<Client>): Backend['projects']['watch'] => {
  let lastChannel = 0;
  return async (projectIds, onChange) => {
    const client = await getClient();
    const userId = await requireUserId(client);
    const requests = requestsOf('projects', `user_id=eq.${userId}`);
    if (projectIds.length > 0)
      requests.push(
        ...requestsOf('project_palettes', `project_id=in.(${projectIds.slice(0, MOST_IDS).join(',')})`),
      );
    // A channel joins with the token that is set at that time.
    await client.realtime.setAuth();

    let channel: RealtimeChannel | null = null;
    let isOver = false;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      const next = client.channel(`lists-${++lastChannel}`);
      channel = next;
      // The types only allow each literal event, not a union of them.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      for (const request of requests as readonly { event: 'INSERT'; schema: string }[])
        next.on('postgres_changes', request, (payload) => notifyChange(payload, onChange));
      next.subscribe((status) => {
        if (isOver || channel !== next) return;
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) onChange(null);
        else if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) reopening = setTimeout(open, REOPEN_MS);
      });
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(reopening);
      if (channel) void client.removeChannel(channel);
    };
  };
};
