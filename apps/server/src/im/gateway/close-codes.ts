import { CLOSE_CODE } from '@org/im-sdk/protocol'

/**
 * Why the gateway closes a socket. The socket layer also uses: 1009 for a frame over 64 KiB, 1008 for one in too many
 * fragments, 1007 for broken UTF-8.
 */
export const CLOSE = {
  /** Reconnect: the server stops, or pushes are not acknowledged. */
  reconnect: { code: CLOSE_CODE.reconnect, reason: 'reconnect' },
  kicked: { code: 4_002, reason: 'kicked out' },
  flood: { code: 4_003, reason: 'too many frames' },
  unreadable: { code: 4_004, reason: 'too many unreadable frames' },
  loginTooLate: { code: 4_005, reason: 'no login in time' },
  /** The reader is too slow: its output queue is full. */
  slow: { code: 4_006, reason: 'reading too slowly' },
  /** Browsers do not see the HTTP status of a refused upgrade, so the socket is opened and closed with this code. */
  wrongApp: { code: CLOSE_CODE.wrongApp, reason: 'this server is of another sdkappid' },
  binary: { code: 1_003, reason: 'text frames only' },
  text: { code: 1_003, reason: 'binary frames only' },
} as const

export type CloseReason = (typeof CLOSE)[keyof typeof CLOSE]
