/** The region of messages, which lies over dialogs and belongs to them for whoever uses the keyboard. */
export const MESSAGES_ID = 'messages';
