import type { SimDevice } from './sim-device'
import type { World } from './world'

/** The content of the database at the end. */
export interface StoredWorld {
  /** The messages by conversation key. */
  readonly histories: ReadonlyMap<string, readonly StoredRow[]>
  /** How far a device's user has read. */
  readonly mark: (device: SimDevice, key: string) => number
  /** The groups that a user is in. */
  readonly groupsOf: (userID: string) => readonly string[]
}

export interface StoredRow {
  readonly seq: number
  readonly sender: string
  readonly text: string
}

/** Reads it. I3: no conversation may have a gap. */
export const readStore = async (world: World): Promise<StoredWorld> => {
  const { store, userIDs } = world
  const keys = new Set(
    world.devices.flatMap((device) => world.targetsOf(device).map((target) => world.key(device.user, target))),
  )
  const rows = await store.direct<StoredRow & { conv_id: string }>(
    `SELECT conv_id, seq, sender, body #>> '{0,msgContent,text}' AS text FROM message
     WHERE conv_id = ANY($1) ORDER BY conv_id, seq`,
    [[...keys]],
  )
  const histories = new Map<string, StoredRow[]>()
  for (const { conv_id, ...row } of rows) histories.set(conv_id, [...(histories.get(conv_id) ?? []), row])
  for (const [key, stored] of histories)
    if (stored.some(({ seq }, index) => seq !== index + 1)) world.broken('I3', `${key} has a hole in the store`)

  const marks = await store.direct<{ user_id: string; conv_id: string; read_seq: number }>(
    'SELECT user_id, conv_id, read_seq FROM user_conversation WHERE user_id = ANY($1)',
    [userIDs],
  )
  const members = await store.direct<{ user_id: string; group_id: string }>(
    'SELECT user_id, group_id FROM group_member WHERE user_id = ANY($1) ORDER BY group_id',
    [userIDs],
  )
  return {
    histories,
    mark: ({ userID }, key) =>
      marks.find(({ user_id, conv_id }) => user_id === userID && conv_id === key)?.read_seq ?? 0,
    groupsOf: (userID) => members.filter(({ user_id }) => user_id === userID).map(({ group_id }) => group_id),
  }
}
