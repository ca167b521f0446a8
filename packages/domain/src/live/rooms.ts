/** The group that every client joins when chat is ready. It carries ticks and notices. Source: app.md §4. */
export const NOTIFY_ROOM = 'NOTIFY_ROOM'

/** The conversation of `NOTIFY_ROOM`. Source: app.md §4. */
export const NOTIFY_CONVERSATION_ID = `GROUP${NOTIFY_ROOM}` as const

/** The conversation that announces the start of matches. Source: app.md §4. */
export const BROADCAST_CONVERSATION_ID = 'C2Cbroadcast'
