import { Refusal } from './refusal.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The `user_id` of a request. */
export const readUserId = (body: Readonly<Record<string, unknown>>): string => {
  const id = body.user_id;
  if (typeof id !== 'string' || !UUID.test(id)) throw new Refusal(400, 'user_id must be the id of a user');
  return id;
};
