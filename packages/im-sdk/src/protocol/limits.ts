/* Enums, so that the build inlines the numbers: an app bundles neither the tables nor their names. */

/** Milliseconds unless the name says otherwise. Rules: IM-5, IM-6, IM-8, IM-10, IM-15, IM-17, IM-57. */
export enum TIMING {
  requestTimeoutMs = 15_000,
  pingTimeoutMs = 3_000,
  /** The next ping is sent this long after the last traffic. */
  pingAfterIdleMs = 10_000,
  helloIntervalSeconds = 120,
  /** A close within this time after opening counts as a failed attempt. */
  earlyCloseMs = 1_000,
  /** Ours: after a connection has been open this long, the reconnect delay starts from the beginning. */
  goodConnectionMs = 10_000,
  loginRepeatGuardMs = 15_000,
  networkProbeMs = 3_000,
  eventThrottleMs = 1_000,
  /** Ours: at most one read report per conversation in this time. */
  readReportMs = 1_000,
  /** Ours: a socket that has not opened within this time counts as a failed attempt. */
  connectTimeoutMs = 10_000,
  /** Ours: full jitter up to `retryBaseMs`, doubled with each attempt, at most `retryMaxMs`. */
  retryBaseMs = 500,
  retryMaxMs = 30_000,
  /** Ours: the longest delay while a message waits for the connection. */
  retryWantedMs = 3_000,
  /** Ours: the interval of attempts while the device reports no network, with full jitter. */
  offlineRetryMs = 300_000,
  /** Ours: if a frozen page delays a ping's timeout by more than this, the ping is repeated instead of failing. */
  latePingMs = 4_000,
  /** Ours: push acknowledgements are collected for this long. */
  ackBatchMs = 200,
  /** Ours: a gap in the sequences may close by itself for this long; then the engine fetches what is missing. */
  gapPatienceMs = 200,
  /** Ours: the interval of syncs for a conversation that the last sync did not bring. */
  unknownRetryMs = 2_000,
  /** Ours: a refused sync is retried after this delay, randomly up to twice as long. */
  syncRetryMs = 10_000,
  /**
   * Ours: a failed recovery of a conversation is retried after one to two times this delay, doubled with each
   * failure.
   */
  recoveryRetryMs = 5_000,
  recoveryRetryMaxMs = 150_000,
  /** Ours: message lists announce changes at most this often. */
  listBatchMs = 100,
  /** Ours: when a server shuts down, clients leave within this time, even if it allows more. */
  moveMaxSeconds = 300,
  /** Ours: the longest time for which a push may block a command. */
  overloadMaxSeconds = 600,
}

/** When a session is renewed, as parts of its lifetime. All ours. Rule: IM-19. */
export enum RENEWAL {
  earliest = 0.8,
  latest = 0.9,
  /** A failed renewal is retried after half of this to all of it, doubled with each failure up to the maximum. */
  retryMs = 5_000,
  retryMaxMs = 300_000,
  /** A session younger than this is neither renewed nor replaced after a refused request. */
  youngMs = 5_000,
}

/** Rules: IM-5, IM-38. */
export enum LIVE_ROOM_LIMITS {
  pollTimeoutMs = 90_000,
  pollHoldSeconds = 90,
  pollIntervalMs = 300,
  pollAfterErrorMs = 2_000,
  pollAfterEmptyMs = 2_300,
  emptyPolls = 20,
  sequenceDedupe = 200,
  messageIDs = 100,
  /** Ours: the most messages that a room's list keeps. */
  heldMessages = 500,
}

/** Rules: IM-30, IM-31. */
export enum MESSAGE_LIMITS {
  pageSize = 15,
  roamDefault = 15,
  recoveryPull = 15,
  /** A wider gap is closed only in a one-to-one conversation, and only if it is at most this many seconds long. */
  recoveryMaxGap = 299,
  recoveryMaxSeconds = 600,
  /** Ours: after this many refusals the recovery of a conversation is given up; its list begins above the gap. */
  recoveryTries = 6,
  /** Ours: how often the outbox retries a message that exceeds the rate limit before the message fails. */
  resendTries = 10,
  /** How many syncs are made for a conversation that is known only from its messages. */
  unknownChecks = 4,
  /** Lost-message detection: at every 50th and 80th message, for gaps of 2 to 20 sequences. */
  lostRoundEvery = 50,
  lostRoundAlsoEvery = 80,
  lostGapMin = 2,
  lostGapMax = 20,
  /** How many messages above a gap cause a warning, and how often the warning is given. */
  stackWarning = 100,
  stackWarnings = 5,
  randoms = 100,
  /** Ours: a list without a listener is cut to this many messages when it has twice as many. */
  heldUnwatched = 30,
  /** Ours: the most acknowledgements in one `ackPush`, so that they always fit into a frame. */
  ackBatch = 400,
}

/**
 * Limits of one request to the server. All ours, except the longest page of a group's history. Rule:
 * IM-30.
 */
export enum MESSAGE_SIZES {
  roamMax = 21,
  /** Messages requested by sequence. */
  getMax = 20,
  /** Messages per conversation in one sync. */
  syncMessages = 15,
  textBytes = 8_192,
  customBytes = 12_288,
  cloudCustomDataBytes = 2_048,
  /** A larger frame is refused with close code 1009. */
  frameBytes = 65_536,
}

/** Rules: IM-33, IM-34. */
export enum GROUP_LIMITS {
  listPage = 50,
  /** The online member count is fetched again if nobody requested it for this long, or if it is this old. */
  memberCountMs = 3_000,
  memberCountAgeMs = 10_000,
}

/** Rule: IM-14. */
export enum WORKER_TIMING {
  tickMs = 1_000,
  /** Ours: if the worker has not ticked for this long, the device has slept or its clock was changed. */
  sleptMs = 5_000,
}

/** Rule: IM-36. */
export enum TOPIC_LIMITS {
  cacheMs = 300_000,
  /** Topics read within this time are fetched again after a reconnect. */
  activeMs = 3_600_000,
  /** Ours: the delay between two communities in the background, half of the frequency limit. */
  paceMs = 200,
  /** Ours: the most topics in one request. */
  idsMax = 50,
}

/** Rules: IM-46, IM-56. */
export enum STORAGE_LIMITS {
  quotaBytes = 5_242_880,
  /** Writes are collected for this many ticks. */
  flushTicks = 20,
  tickMs = 1_000,
  conversations = 20,
  groups = 20,
  errorTextsMs = 604_800_000,
  errorTextsTimeoutMs = 3_000,
}

/**
 * Literals only: bundlers keep computed values, even in apps that do not upload.
 *
 * Rules: IM-47, IM-48, IM-50, IM-51, IM-52.
 */
export enum UPLOAD_LIMITS {
  audioBytes = 20_971_520,
  fileBytes = 104_857_600,
  imageBytes = 20_971_520,
  videoBytes = 104_857_600,
  sliceBytes = 1_048_576,
  /** Ours: the limit of a smaller version of an image, and of the cover of a video. */
  variantBytes = 1_048_576,
  thumbSide = 198,
  largeSide = 720,
  credentialsSeconds = 600,
  refreshBeforeSeconds = 120,
  /** Credentials are checked each this many ticks. */
  refreshTicks = 60,
  urlSeconds = 900,
  mergerBytes = 11_264,
}

/** Rule: IM-40. */
export enum CONFIG_TIMING {
  failedMs = 120_000,
  malformedMs = 3_600_000,
  notLoggedInMs = 2_000,
  /** Ours: the shortest time between two requests, whatever expiry the server gives. */
  holdsMinMs = 60_000,
  /** Ours: the longest interval of a frequency limit. */
  limitMaxSeconds = 3_600,
}

/** Rules: IM-54, IM-55. */
export enum REPORT_LIMITS {
  sdkType = 10,
  flushEvents = 20,
  /** Events per report. More waiting events than this are also stored. */
  maxEvents = 100,
  waitMs = 60_000,
  qualitySeconds = 120,
  unsentRecords = 10,
  fastDelayMs = 1_000,
  slowDelayMs = 3_000,
  /** A larger share of slow messages than this is an exception. */
  slowShare = 0.5,
  httpTimeoutMs = 3_000,
  /** Ours: the most waiting events. Beyond it the oldest are dropped. */
  heldEvents = 500,
  /** Ours: the most commands that a quality record lists separately. */
  commands = 20,
}

/** The levels of a reported event: information, warning, error. Rule: IM-53. */
export const REPORT_LEVELS = [4, 5, 6] as const

/** Ours: the path of the stat host that accepts events as a form. */
export const REPORT_PATH = '/webreport/v2'

/** Rules: IM-1, IM-4, IM-6, IM-8. */
export const PROTOCOL = {
  version: '2.27.6',
  maxSequence: 2_415_919_103,
  simpleQueue: 100,
  reconnectAttempts: 3,
  abilityFlags: 192_371,
  textPath: '/info',
  binaryPath: '/binfo',
} as const

/** Rule: IM-7. */
export enum CLOSE_CODE {
  wanted = 4_000,
  reconnect = 4_001,
  /** Ours: the server serves another app id, so reconnecting is useless. */
  wrongApp = 4_007,
}
