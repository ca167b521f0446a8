/**
 * Wire key → SDK key, where the rule (lower-case first letter, but SDK and C2C stay) does not give it. The mapping is one-to-one. Rule: IM-2.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  FaceUrl: 'avatar',
  Owner_Account: 'ownerID',
  From_Account: 'fromAccount',
  To_Account: 'toAccount',
  Peer_Account: 'peerAccount',
  GroupId: 'groupID',
  MemberNum: 'memberCount',
  MaxMemberNum: 'maxMemberCount',
  ApplyJoinOption: 'joinOption',
  InviteJoinOption: 'inviteOption',
  InfoSeq: 'infoSequence',
  NextMsgSeq: 'nextMessageSeq',
  LastMsgTime: 'lastMessageTime',
  ShutUpAllMember: 'muteAllMembers',
  Desc: 'description',
  Ext: 'extension',
  OPPOChannelID: 'OPPOChannelID',
}

/**
 * A prefix on the wire for user-defined keys that the rule would change. No protocol name begins with it, so every
 * key survives the round trip.
 */
const MARK = '~'
/** A peer must not set fields through the prototype. */
const MARKED_PROTO = `${MARK}__proto__`

/** The first letter of a name. Names that begin with an abbreviation keep it. */
const FIRST = /^(?!SDK|C2C)./s

const toSdk = new Map(Object.entries(EXCEPTIONS))
const toWire = new Map(Object.entries(EXCEPTIONS).map(([wire, sdk]) => [sdk, wire]))
/** The protocol has few keys, but a hostile peer may send many. */
const CACHE_LIMIT = 2_000
const KEY_LENGTH = 64

/** Deeper than any body of the protocol. */
const MAX_DEPTH = 64

/** Converts the keys of a wire body to camelCase. Throws a RangeError if the body is nested too deeply. */
export const fromWire = (body: unknown): unknown => rename(body, sdkKey, MAX_DEPTH)

/** Converts the keys of a body to PascalCase for the wire. */
export const forWire = (body: unknown): unknown => rename(body, wireKey, Infinity)

export const sdkKey = (key: string): string => {
  const known = toSdk.get(key)
  if (known !== undefined) return known
  const isMarked = key.startsWith(MARK) && key !== MARKED_PROTO
  return remember(toSdk, key, isMarked ? key.slice(1) : key.replace(FIRST, (first) => first.toLowerCase()))
}

export const wireKey = (key: string): string => {
  const known = toWire.get(key)
  if (known !== undefined) return known
  const renamed = key.charAt(0).toUpperCase() + key.slice(1)
  return remember(toWire, key, sdkKey(renamed) === key ? renamed : MARK + key)
}

const remember = (cache: Map<string, string>, key: string, value: string): string => {
  if (cache.size < CACHE_LIMIT && key.length <= KEY_LENGTH) cache.set(key, value)
  return value
}

const rename = (value: unknown, key: (key: string) => string, levels: number): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) throw new RangeError('The body is nested too deeply.')
  if (Array.isArray(value)) return value.map((item) => rename(item, key, levels - 1))
  const renamed: Record<string, unknown> = {}
  for (const [name, item] of Object.entries(value)) {
    if (name === '__proto__') continue
    renamed[key(name)] = typeof item === 'object' ? rename(item, key, levels - 1) : item
  }
  return renamed
}
