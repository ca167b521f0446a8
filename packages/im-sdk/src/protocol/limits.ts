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
  memberPage = 100,
  marksAtOnce = 500,
  /** Ours: the largest mark. */
  markTypeMax = 65_535,
  /** Ours: the most users in one ban. */
  bansAtOnce = 100,
  /** Ours: the longest ban, a year. */
  banMaxSeconds = 31_536_000,
  reasonBytes = 300,
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
 * Limits of one request to the server. All ours, except the longest page of a group's history and the receivers.
 * Rules: IM-30, IM-91.
 */
export enum MESSAGE_SIZES {
  roamMax = 21,
  /** Messages requested by sequence. */
  getMax = 20,
  /** Messages per conversation in one sync. */
  syncMessages = 15,
  /** The chosen receivers of a message to a group. */
  receivers = 50,
  /** Users whom a message mentions. */
  mentions = 50,
  /** Messages that mention the user, in a conversation. */
  mentionsKept = 20,
  /** Messages in a merged record. */
  merged = 300,
  /** Each text of a merged record, and the lines that show what it is about. */
  mergerTextBytes = 1_024,
  mergerLines = 10,
  textBytes = 8_192,
  customBytes = 12_288,
  cloudCustomDataBytes = 2_048,
  /** The name and the picture that a sender's client shows of the sender. */
  senderTextBytes = 1_024,
  /** Each text of a notification. */
  pushTextBytes = 1_024,
  /** A larger frame is refused with close code 1009. */
  frameBytes = 65_536,
}

/** Rule: IM-58. */
export enum CONVERSATION_LIMITS {
  /** Conversations in one request. */
  batch = 100,
  /** In characters. */
  customData = 256,
  muteUsers = 30,
  /** In characters. */
  groupName = 32,
  /** Ours: groups of conversations of one user. */
  groups = 50,
  /** Ours: groups, or peers, in one request that sets them read. */
  readGroups = 500,
  /** The time between two of these requests. */
  readAllMs = 1_000,
  /** Ours: mentions in one request that deletes them. */
  atTips = 100,
}

/** What is done with messages after they were sent. Rules: IM-101, IM-102, IM-104. */
export enum MESSAGE_ACTION_LIMITS {
  deleted = 30,
  /** Messages of a group in one revocation, and revocations in one page of them. */
  revoked = 20,
  /** Ours: texts in one translation. */
  translated = 20,
  /** Messages in one page around a place of the history. */
  hopping = 15,
  extensions = 20,
  /** Ours: extensions in one page. */
  extensionPage = 100,
  /** Ours: the most keys that a message has at one time. */
  extensionKeys = 300,
  /** Ours: the most keys of apps that a message had since it was cleared, with those that were deleted. */
  extensionKeysEver = 3_000,
  /** Ours, in bytes: of a key and a value of an extension. */
  extensionKeyBytes = 100,
  extensionValueBytes = 1_024,
  /** Ours: messages in one read receipt, and in one request for receipts. */
  receipts = 30,
  receiptMembers = 100,
  /** Ours: in larger groups no message has a read receipt. */
  receiptGroupSize = 200,
}

/** Rules: IM-33, IM-34. */
export enum GROUP_LIMITS {
  listPage = 50,
  infos = 50,
  memberPage = 100,
  memberPageDefault = 15,
  memberProfiles = 50,
  applicationPage = 20,
  /** Ours: the most users in one request that adds, removes or names initial members. */
  membersAtOnce = 100,
  /** How often the client looks for a group that it knows from a tip or notice only. */
  unknownChecks = 4,
  /** Ours: the time between two of these looks. */
  unknownRetryMs = 2_000,
  /** The online member count is fetched again if nobody requested it for this long, or if it is this old. */
  memberCountMs = 3_000,
  memberCountAgeMs = 10_000,
  /** Ours: the most groups whose attributes, or counters, are cached. */
  cached = 100,
}

/** Ours: the sizes of the fields of a group and its members, in bytes unless the name says otherwise. */
export enum GROUP_SIZES {
  groupID = 48,
  name = 100,
  introduction = 400,
  notification = 400,
  avatar = 500,
  nameCard = 50,
  message = 300,
  customKey = 32,
  customValue = 512,
  customFields = 10,
  /** Groups that a user may own, and be a member of. */
  owned = 500,
  joined = 1_000,
  muteMaxSeconds = 31_536_000,
}

/** Rule: IM-14. */
export enum WORKER_TIMING {
  tickMs = 1_000,
  /** Ours: if the worker has not ticked for this long, the device has slept or its clock was changed. */
  sleptMs = 5_000,
}

/** Profiles, friends, block list and status. Rules: IM-80, IM-81. */
export enum PEOPLE_LIMITS {
  profilesMax = 100,
  profileCacheMs = 86_400_000,
  /** Ours: the most profiles that an instance keeps. */
  profilesHeld = 5_000,
  nickBytes = 500,
  /** Ours: the longest other text of a profile, the longest key, and the most fields of one change. */
  profileTextMax = 1_024,
  customKeyMax = 64,
  profileItemsMax = 50,
  blocklistPage = 30,
  /** Ours: the most users in one change of the block list, and in the list. */
  blocklistChangeMax = 100,
  blocklistMax = 1_000,
}

/** Friends, applications and friend groups. Rules: IM-82, IM-83. */
export enum FRIEND_LIMITS {
  remarkLength = 96,
  sourceKeyword = 8,
  profileCacheMs = 180_000,
  applicationPage = 100,
  deleteMax = 1_000,
  profilesMax = 100,
  /** Ours: `AddSource_Type_` and the keyword. */
  sourceLength = 23,
  wordingLength = 256,
  groupNameLength = 64,
  customFields = 20,
  checkMax = 1_000,
  groupChangeMax = 1_000,
  /** Ours: of one user, and applications without an answer that one user has sent. */
  friendsMax = 3_000,
  groupsMax = 100,
  sentMax = 100,
}

/** Rule: IM-98. */
export enum DEVICE_LIMITS {
  /** Characters of the maker of a device. */
  brand = 64,
}

/** Rule: IM-84. */
export enum STATUS_LIMITS {
  getMax = 500,
  /** Users in one subscription, and in one end of subscriptions, unless the cloud config says otherwise. */
  changeMax = 100,
  /** Ours: the most that the cloud config may allow. */
  changeMost = 1_000,
  customLength = 200,
}

/** The lists of a user that have a version. */
export enum LIST_LIMITS {
  /** Ours: how often a list is read after refusals, and replies older than a known version. */
  tries = 6,
}

/** Rule: IM-36. */
export enum TOPIC_LIMITS {
  cacheMs = 300_000,
  /** Topics read within this time are fetched again after a reconnect. */
  activeMs = 3_600_000,
  /** Ours: the delay between two communities in the background, half of the frequency limit. */
  paceMs = 200,
  /** Ours: the shortest delay before topics are fetched again after a passing failure. */
  retryMs = 1_000,
  /** Ours: the most topics in one request. */
  idsMax = 50,
  /** Ours: the most topics of a community. */
  topicsMax = 1_000,
  /** Ours: the longest id of a new topic, because messages and read marks name no longer ones. */
  idLength = 96,
}

/** Ours: the sizes of the fields of a topic in bytes. */
export enum TOPIC_SIZES {
  topicName = 150,
  avatar = 500,
  notification = 400,
  introduction = 400,
  customData = 3_000,
}

/** Rule: IM-70. */
export enum ATTRIBUTE_LIMITS {
  cacheMs = 30_000,
  /** Ours: after a push that needs a fetch, the members of a group fetch within this time, not all at once. */
  spreadMs = 1_000,
  /** Ours: how often a write is made again for newer attributes before it is refused. */
  tries = 5,
  /** Ours: the most attributes of a group, and their sizes. */
  keysMax = 16,
  keyBytes = 32,
  valueBytes = 4_096,
  totalBytes = 16_384,
}

/** Rule: IM-71. */
export enum COUNTER_LIMITS {
  cacheMs = 30_000,
  /** Ours: the most counters of a group. */
  keysMax = 20,
  keyBytes = 128,
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

/** All ours. Rule: IM-64. */
export enum OUTBOX_LIMITS {
  /** Stored messages of a user. */
  messages = 100,
  /** The files of a user's stored messages together. */
  fileBytes = 104_857_600,
  /** An older message is no longer sent by itself. */
  ageMs = 604_800_000,
  /** Sending waits at most this long for the storage. */
  storeMs = 1_000,
}

/** All ours. Rule: IM-66. */
export enum TYPING_LIMITS {
  /** The peer of a conversation is told at most once in this time. */
  throttleMs = 4_000,
  /** A user who is not heard of for this long types no longer. */
  expiresMs = 6_000,
  /** Users who are shown at the same time. */
  shown = 100,
}

/** All ours. Rules: IM-85, IM-86. */
export enum PRESENCE_LIMITS {
  /** What changes in this time is one request, so that scrolling stays below the frequency limit. */
  batchMs = 500,
  /** A user is still subscribed to for this long after the last watcher has left, who may come back. */
  graceMs = 5_000,
  /** Subscriptions, and ends of subscriptions, in one round. */
  requests = 5,
  retryMs = 5_000,
}

/** All ours. Rules: IM-96, IM-97. */
export enum MENTION_LIMITS {
  kept = 200,
  /** With their messages, which may be long. */
  stored = 100,
  /** Messages that one call fetches. */
  loaded = 20,
}

/** All ours. Rules: IM-93, IM-94, IM-95. */
export enum REACTION_LIMITS {
  /** Different reactions of one user to one message. With the next limit they fit in the value of an extension. */
  perUser = 15,
  /** Of one reaction, in UTF-8: the longest emoji sequences have 35. */
  bytes = 64,
  /** Messages in one call. */
  messages = 20,
  /** Users who are named with a reaction, unless the app wants another number. */
  shownUsers = 10,
  usersPage = 100,
  /** How often a change is sent if another device of the user changes the same message. */
  tries = 5,
  /** Messages whose reactions are remembered without a watcher. */
  kept = 200,
}

/** All ours. Rule: IM-65. */
export enum LOCAL_SEARCH_LIMITS {
  /** Messages that the device remembers of a user. */
  messages = 20_000,
  /** Seen messages are collected for this long before they are written. */
  collectMs = 1_000,
  /** Messages in one transaction. */
  batch = 200,
  keywords = 5,
  page = 20,
  pageMax = 100,
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
