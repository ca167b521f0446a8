import { MESSAGE_SIZES } from '@org/im-sdk/protocol'
import { JSON_LIMITS } from '../../services/json-limits'

interface Rate {
  readonly count: number
  readonly perMs: number
}

/** The gateway's limits per socket, user and address. They are ours, except the frame size. */
export interface GatewayLimits {
  readonly frameBytes: number
  readonly jsonDepth: number
  /** Values of a frame's JSON, counted through all levels. */
  readonly jsonValues: number
  /** The number of unsent bytes of a socket beyond which its reader is too slow. */
  readonly queuedBytes: number
  readonly connectsPerAddress: Rate
  readonly failedLoginsPerAddress: Rate
  /** A frame counts once, plus once for each `countedBytes` of it; tenfold before a login. */
  readonly framesPerSocket: Rate
  readonly countedBytes: number
  /** The maximum number of fragments of a frame, */
  readonly fragments: number
  /** and of the network chunks in which it arrives: each uses more memory than its bytes. */
  readonly chunks: number
  /** All sockets of a user on one process together. */
  readonly framesPerUser: Rate
  /**
   * Pings and pongs of the socket layer. Less than the 60 unsent replies at which `ws` closes a socket without a code.
   */
  readonly pingsPerSocket: Rate
  readonly loginsPerUser: Rate
  readonly unreadableFramesPerSocket: Rate
  readonly requestsInFlight: number
  readonly loginWithinMs: number
  /** A socket that is silent this long gets a ping, */
  readonly askAfterSilenceMs: number
  /** and is closed after this. */
  readonly dropAfterSilenceMs: number
  /** Sockets with one instance id: the tabs of a browser. */
  readonly socketsPerInstance: number
  readonly roomsPerSocket: number
  /** Subscriptions to the status of users. */
  readonly subscriptionsPerSocket: number
  /** Conversations on one page of the list or of a sync. */
  readonly conversationsPerPage: number
  readonly unacknowledgedPushes: number
  readonly pushRetryMs: number
  readonly pushTries: number
  /** How long a peer that violated the protocol, or keeps flooding, may take to close. */
  readonly closingMs: number
  /** How long `stop` waits for messages that are being stored, */
  readonly drainWithinMs: number
  /** and for peers to answer the closing handshake. */
  readonly closeWithinMs: number
}

export const GATEWAY_LIMITS: GatewayLimits = {
  frameBytes: MESSAGE_SIZES.frameBytes,
  ...JSON_LIMITS,
  queuedBytes: 262_144,
  connectsPerAddress: { count: 300, perMs: 10_000 },
  failedLoginsPerAddress: { count: 50, perMs: 60_000 },
  framesPerSocket: { count: 3_000, perMs: 10_000 },
  countedBytes: 4_096,
  fragments: 64,
  chunks: 1_024,
  framesPerUser: { count: 6_000, perMs: 10_000 },
  loginsPerUser: { count: 120, perMs: 60_000 },
  pingsPerSocket: { count: 50, perMs: 10_000 },
  unreadableFramesPerSocket: { count: 20, perMs: 60_000 },
  requestsInFlight: 256,
  loginWithinMs: 15_000,
  askAfterSilenceMs: 30_000,
  dropAfterSilenceMs: 75_000,
  socketsPerInstance: 10,
  roomsPerSocket: 10,
  subscriptionsPerSocket: 1_000,
  conversationsPerPage: 50,
  unacknowledgedPushes: 1_000,
  pushRetryMs: 5_000,
  pushTries: 3,
  closingMs: 1_000,
  drainWithinMs: 3_000,
  closeWithinMs: 1_000,
}

/** A page or a poll is cut at this size, so that a normal reply does not make its reader count as slow. */
export const PAGE_BYTES = 131_072
