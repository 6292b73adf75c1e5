/** Id of the messages region, which is above dialogs and is part of their Tab order. */
export const MESSAGES_ID = 'messages';
