/** The conversation of the group that every client joins when chat is ready. It carries ticks and notices. Rule: DOM-69. */
export const NOTIFY_CONVERSATION_ID = 'GROUPNOTIFY_ROOM'

/** The conversation that announces the start of matches. Rule: DOM-63. */
export const BROADCAST_CONVERSATION_ID = 'C2Cbroadcast'
