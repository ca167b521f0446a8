/** The group that every client joins when chat is ready. It carries ticks and notices. Rule: DOM-68. */
export const NOTIFY_ROOM = 'NOTIFY_ROOM'

/** The conversation of `NOTIFY_ROOM`. Rule: DOM-69. */
export const NOTIFY_CONVERSATION_ID = `GROUP${NOTIFY_ROOM}` as const

/** The conversation that announces the start of matches. Rule: DOM-63. */
export const BROADCAST_CONVERSATION_ID = 'C2Cbroadcast'
