/*
 * Numbers are enums because the build writes them where they are used: an app carries neither the tables nor the names.
 */

/** Milliseconds unless the name says otherwise. Source: im.md §4 Socket, §7, §9. */
export enum TIMING {
  requestTimeoutMs = 15_000,
  pingTimeoutMs = 3_000,
  /** The next ping is sent this long after the last traffic. */
  pingAfterIdleMs = 10_000,
  helloIntervalSeconds = 120,
  /** A close within this time of opening counts as a failed attempt. */
  earlyCloseMs = 1_000,
  /** Ours: a connection that was open for so long was good: the delays of reconnecting begin anew. */
  goodConnectionMs = 10_000,
  loginRepeatGuardMs = 15_000,
  networkProbeMs = 3_000,
  eventThrottleMs = 1_000,
  /** Ours: of one conversation the server is told this often how far the user has read. */
  readReportMs = 1_000,
  /** Ours: a socket that has not opened by then counts as a failed attempt. */
  connectTimeoutMs = 10_000,
  /** Ours: full jitter up to `retryBaseMs` doubled an attempt, at most `retryMaxMs`. */
  retryBaseMs = 500,
  retryMaxMs = 30_000,
  /** Ours: the longest delay while a message waits for the connection. */
  retryWantedMs = 3_000,
  /** Ours: a device that says it has no network is doubted this seldom; also with full jitter. */
  offlineRetryMs = 300_000,
  /** Ours: a ping that is timed out only after this was held up by a frozen page. */
  latePingMs = 4_000,
  /** Ours: push acknowledgements are gathered this long. */
  ackBatchMs = 200,
  /** Ours: a gap in the sequences gets this long to close by itself before what is missing is asked for. */
  gapPatienceMs = 200,
  /** Ours: between the checks for a conversation that a sync has not brought. */
  unknownRetryMs = 2_000,
  /** Ours: a sync that was refused is tried again after this, up to twice as long by chance. */
  syncRetryMs = 10_000,
  /** Ours: a conversation that could not be recovered is tried again after this to twice this, doubled a failure. */
  recoveryRetryMs = 5_000,
  recoveryRetryMaxMs = 150_000,
  /** Ours: message lists announce changes at most this often. */
  listBatchMs = 100,
  /** Ours: a server that stops is left within this time, however much it gives. */
  moveMaxSeconds = 300,
  /** Ours: no push of the server blocks a command for longer. */
  overloadMaxSeconds = 600,
}

/**
 * When a session is renewed, by the part of its time that has passed. All ours: decisions 5 asks for it before expiry.
 */
export enum RENEWAL {
  earliest = 0.8,
  latest = 0.9,
  /** A renewal that fails is tried again after half of this to all of it, doubled a failure up to the maximum. */
  retryMs = 5_000,
  retryMaxMs = 300_000,
  /** A session younger than this is neither renewed nor replaced because a request was refused. */
  youngMs = 5_000,
}

/** Source: im.md §4 Live-room polling, §7 Request time-outs, §9. */
export enum LIVE_ROOM_LIMITS {
  pollTimeoutMs = 90_000,
  pollHoldSeconds = 90,
  pollIntervalMs = 300,
  pollAfterErrorMs = 2_000,
  pollAfterEmptyMs = 2_300,
  emptyPolls = 20,
  sequenceDedupe = 200,
  messageIDs = 100,
  /** Ours: a room's list keeps the newest. */
  heldMessages = 500,
}

/** Source: im.md §9 Paging and history. */
export enum MESSAGE_LIMITS {
  pageSize = 15,
  roamDefault = 15,
  recoveryPull = 15,
  /** A wider gap is closed in a one-to-one conversation only, where it is at most so many seconds long. */
  recoveryMaxGap = 299,
  recoveryMaxSeconds = 600,
  /** Ours: a conversation whose recovery is refused this often is given up: its list begins above what is missing. */
  recoveryTries = 6,
  /** Ours: a message that is sent again by itself and is too much each time has failed after so many times. */
  resendTries = 10,
  /** How often a conversation is asked for that only its messages have made known. */
  unknownChecks = 4,
  /**
   * Rounds that look for holes: at every 50th and 80th message that has arrived, for gaps of 2 to 20 between sequences.
   */
  lostRoundEvery = 50,
  lostRoundAlsoEvery = 80,
  lostGapMin = 2,
  lostGapMax = 20,
  /** So many messages behind a hole are worth a warning, which is given at most so often. */
  stackWarning = 100,
  stackWarnings = 5,
  randoms = 100,
  /** Ours: a list that nobody watches is cut to this many messages when it has twice as many. */
  heldUnwatched = 30,
  /** Ours: push acknowledgements of one `ackPush`, which fit in a frame however long they are. */
  ackBatch = 400,
}

/**
 * What the server takes and gives at once: all ours but the longest page of a group's history. Source: im.md §9 Paging
 * and history.
 */
export enum MESSAGE_SIZES {
  roamMax = 21,
  /** Messages asked for by their sequences. */
  getMax = 20,
  /** Messages of one conversation that a sync brings. */
  syncMessages = 15,
  textBytes = 8_192,
  customBytes = 12_288,
  cloudCustomDataBytes = 2_048,
  /** A frame larger than this is refused with close code 1009. */
  frameBytes = 65_536,
}

/** Source: im.md §9 Paging and history, Caches and timing. */
export enum GROUP_LIMITS {
  listPage = 50,
  /** The count of members online is asked for again when it was not wanted for this long, or is this old. */
  memberCountMs = 3_000,
  memberCountAgeMs = 10_000,
}

/** Source: im.md §9 Caches and timing. */
export enum WORKER_TIMING {
  tickMs = 1_000,
  /** Ours: a device whose worker has not ticked for this long has slept, or its clock was set ahead. */
  sleptMs = 5_000,
}

/** Source: im.md §9 Caches and timing. */
export enum TOPIC_LIMITS {
  cacheMs = 300_000,
  /** Topics that were looked at within this time are fetched again after a reconnect. */
  activeMs = 3_600_000,
  /** Ours: between two communities whose topics nobody waits for, half of what the frequency limit allows. */
  paceMs = 200,
  /** Ours: topics that one request may name. */
  idsMax = 50,
}

/** Source: im.md §9 Caches and timing, Reporting and storage. */
export enum STORAGE_LIMITS {
  quotaBytes = 5_242_880,
  /** Writes are gathered for this many ticks. */
  flushTicks = 20,
  tickMs = 1_000,
  conversations = 20,
  groups = 20,
  errorTextsMs = 604_800_000,
  errorTextsTimeoutMs = 3_000,
}

/** Source: im.md §9 Upload. Numbers, no sums: bundlers keep what is computed, also for those who upload nothing. */
export enum UPLOAD_LIMITS {
  audioBytes = 20_971_520,
  fileBytes = 104_857_600,
  imageBytes = 20_971_520,
  videoBytes = 104_857_600,
  sliceBytes = 1_048_576,
  /** Ours: a smaller version of an image, and the cover of a video. */
  variantBytes = 1_048_576,
  thumbSide = 198,
  largeSide = 720,
  credentialsSeconds = 600,
  refreshBeforeSeconds = 120,
  /** Credentials are looked at each this many ticks. */
  refreshTicks = 60,
  urlSeconds = 900,
  mergerBytes = 11_264,
}

/** Source: im.md §9 Caches and timing. */
export enum CONFIG_TIMING {
  failedMs = 120_000,
  malformedMs = 3_600_000,
  notLoggedInMs = 2_000,
  /** Ours: what the server says holds for no time, or less than this, is not asked for again sooner. */
  holdsMinMs = 60_000,
  /** Ours: no frequency limit counts the calls of a longer time. */
  limitMaxSeconds = 3_600,
}

/** Source: im.md §3 Event report, §4 Event reporting, §7 Reporting, §9 Reporting and storage. */
export enum REPORT_LIMITS {
  sdkType = 10,
  flushEvents = 20,
  /** Events of one report; more than these that wait are kept in storage as well. */
  maxEvents = 100,
  waitMs = 60_000,
  qualitySeconds = 120,
  unsentRecords = 10,
  fastDelayMs = 1_000,
  slowDelayMs = 3_000,
  /** A larger share of slow messages is an exception. */
  slowShare = 0.5,
  httpTimeoutMs = 3_000,
  /** Ours: events that wait at most; the oldest give way. */
  heldEvents = 500,
  /** Ours: commands that a quality record tells apart. */
  commands = 20,
}

/** Of an event that is reported: information, warning, error. Source: im.md §3 Event report. */
export const REPORT_LEVELS = [4, 5, 6] as const

/** Ours: where the stat host takes events in a form. */
export const REPORT_PATH = '/webreport/v2'

/** Source: im.md §7 Sequence numbers, §4 Socket. */
export const PROTOCOL = {
  version: '2.27.6',
  maxSequence: 2_415_919_103,
  simpleQueue: 100,
  reconnectAttempts: 3,
  abilityFlags: 192_371,
  textPath: '/info',
  binaryPath: '/binfo',
} as const

/** Source: im.md §7 Close codes; decisions 42. */
export enum CLOSE_CODE {
  wanted = 4_000,
  reconnect = 4_001,
  /** Ours: the server serves another app id, so that coming back is of no use. */
  wrongApp = 4_007,
}
