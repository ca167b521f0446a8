import { TYPES } from '@org/im-sdk'
import { marksOf } from '@org/im-sdk/protocol'
import { baseOf } from './event-log'
import { MARKS, NO_FACTS, type Facts } from './own-facts'
import { readExtras, type StoredExtras } from './stored-extras'
import { readManaged, type StoredManaged } from './stored-managed'
import type { World } from './world'

/** The content of the database at the end. */
export interface StoredWorld {
  /** The messages by conversation key. */
  readonly histories: ReadonlyMap<string, readonly StoredRow[]>
  /** What a user has of a conversation. */
  readonly own: (userID: string, key: string) => StoredOwn
  /** The messages of a conversation that a user sees. */
  readonly seenBy: (userID: string, key: string) => readonly StoredRow[]
  /** How many of them are unread. */
  readonly unreadOf: (userID: string, key: string) => number
  /** The groups that a user is in. */
  readonly groupsOf: (userID: string) => readonly string[]
  /** Null if nobody mentions, confirms or extends anything. */
  readonly extras: StoredExtras | null
  /** Null if there is no managed group. */
  readonly managed: StoredManaged | null
}

export interface StoredRow {
  readonly seq: number
  readonly sender: string
  /** Of people, not a tip. */
  readonly isSaid: boolean
  /** As it was sent; that of a revoked message is gone. */
  readonly text: string
  /** As devices name it, see `contentOf`. */
  readonly content: string
  readonly version: number
  readonly isRevoked: boolean
}

export interface StoredOwn {
  readonly mark: number
  /** When it was moved last, in epoch seconds. */
  readonly readAt: number
  readonly clearedUpTo: number
  readonly deletedUpTo: number
  /** In epoch seconds; 0 if it is not pinned. */
  readonly pinnedAt: number
  readonly facts: Facts
  /** Messages that the user has deleted. */
  readonly hidden: ReadonlySet<number>
}

/** Reads it. I3: no conversation may have a gap. */
export const readStore = async (world: World): Promise<StoredWorld> => {
  const { userIDs } = world
  const managed = world.schedule.isManaged ? await readManaged(world) : null
  world.inManaged = managed?.members ?? new Map()
  const histories = await readHistories(world)
  const owns = await readOwns(world)
  const members = await world.store.direct<{ user_id: string; group_id: string }>(
    'SELECT user_id, group_id FROM group_member WHERE user_id = ANY($1) ORDER BY group_id',
    [userIDs],
  )
  const own = (userID: string, key: string) => owns.get(`${userID} ${key}`) ?? NOTHING
  const seenBy = (userID: string, key: string) => {
    const { clearedUpTo, hidden } = own(userID, key)
    return (histories.get(key) ?? []).filter(({ seq }) => seq > clearedUpTo && !hidden.has(seq))
  }
  return {
    histories,
    own,
    seenBy,
    unreadOf: (userID, key) => {
      const { mark } = own(userID, key)
      return seenBy(userID, key).filter(
        (row) => row.isSaid && row.seq > mark && row.sender !== userID && !row.isRevoked,
      ).length
    },
    extras: world.schedule.hasExtras || world.schedule.hasTopic ? await readExtras(world, [...histories.keys()]) : null,
    managed,
    groupsOf: (userID) => members.filter(({ user_id }) => user_id === userID).map(({ group_id }) => group_id),
  }
}

const NOTHING: StoredOwn = {
  mark: 0,
  readAt: 0,
  clearedUpTo: 0,
  deletedUpTo: 0,
  pinnedAt: 0,
  facts: NO_FACTS,
  hidden: new Set(),
}

const readHistories = async (world: World): Promise<StoredWorld['histories']> => {
  const keys = new Set(
    world.devices.flatMap((device) => world.targetsOf(device).map((target) => world.key(device.user, target))),
  )
  keys.add(world.key(0, 'managed'))
  if (world.schedule.hasTopic) keys.add(world.key(0, 'topic'))
  const rows = await world.store.direct<MessageRow>(
    `SELECT conv_id, seq, sender, body #>> '{0,msgContent,text}' AS text, version, revoker, kind FROM message
     WHERE conv_id = ANY($1) ORDER BY conv_id, seq`,
    [[...keys]],
  )
  const histories = new Map<string, StoredRow[]>()
  for (const row of rows) histories.set(row.conv_id, [...(histories.get(row.conv_id) ?? []), toStored(row)])
  for (const [key, stored] of histories)
    if (stored.some(({ seq }, index) => seq !== index + 1)) world.broken('I3', `${key} has a gap in the store`)
  return histories
}

/** The keys of groups begin with it. */
const GROUP_KEY = 'g:'

interface MessageRow {
  readonly conv_id: string
  readonly seq: number
  readonly sender: string
  readonly text: string | null
  readonly version: number
  readonly revoker: string
  readonly kind: 'said' | 'tip'
}

const toStored = ({ conv_id, seq, sender, text, version, revoker, kind }: MessageRow): StoredRow => {
  const isRevoked = revoker !== ''
  const content = isRevoked ? `${seq} revoked` : `${seq} ${text ?? ''}${version > 0 ? ` version ${version}` : ''}`
  const isSaid = kind === 'said'
  /** As devices name tips. */
  const tip = `${TYPES.MSG_GRP_TIP} ${seq} of GROUP${conv_id.slice(GROUP_KEY.length)}`
  return { seq, sender, isSaid, text: isSaid ? baseOf(text ?? '') : tip, content, version, isRevoked }
}

const readOwns = async ({ store, userIDs }: World): Promise<ReadonlyMap<string, StoredOwn>> => {
  const hidden = await store.direct<{ user_id: string; conv_id: string; seq: number }>(
    'SELECT user_id, conv_id, seq FROM message_hidden WHERE user_id = ANY($1)',
    [userIDs],
  )
  const rows = await store.direct<OwnRow>(
    `SELECT user_id, conv_id, read_seq, read_at, clear_seq, deleted_seq, pinned_at, ltrim(marks::text, '0') AS marks, custom_data,
       coalesce(remind, 0) AS remind, group_ids <> '{}' AS is_filed FROM user_conversation WHERE user_id = ANY($1)`,
    [userIDs],
  )
  const owns = new Map<string, StoredOwn>(
    rows.map(({ user_id, conv_id, read_seq, read_at, clear_seq, deleted_seq, pinned_at, ...facts }) => [
      `${user_id} ${conv_id}`,
      {
        mark: read_seq,
        readAt: read_at,
        clearedUpTo: clear_seq,
        deletedUpTo: deleted_seq,
        pinnedAt: pinned_at,
        facts: toFacts(facts),
        hidden: new Set(),
      },
    ]),
  )
  // Of a topic a user may have no row.
  for (const { user_id, conv_id, seq } of hidden) {
    const own = owns.get(`${user_id} ${conv_id}`) ?? NOTHING
    owns.set(`${user_id} ${conv_id}`, { ...own, hidden: new Set([...own.hidden, seq]) })
  }
  return owns
}

const toFacts = ({ marks, custom_data, remind, is_filed }: OwnFacts): Facts => {
  const set = marksOf(marks)
  const state = (mark: number) => (set.includes(mark) ? 'on' : 'off')
  return {
    'mark 0': state(MARKS[0]),
    'mark 1': state(MARKS[1]),
    'custom data': custom_data,
    reminder: String(remind),
    folder: is_filed ? 'on' : 'off',
  }
}

type OwnFacts = Pick<OwnRow, 'marks' | 'custom_data' | 'remind' | 'is_filed'>

interface OwnRow {
  readonly user_id: string
  readonly conv_id: string
  readonly read_seq: number
  readonly read_at: number
  readonly clear_seq: number
  readonly deleted_seq: number
  readonly pinned_at: number
  /** Bits, the first rightmost. */
  readonly marks: string
  readonly custom_data: string
  readonly remind: number
  readonly is_filed: boolean
}
