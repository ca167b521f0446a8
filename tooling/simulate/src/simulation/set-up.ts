import { addMembers, ensureGroup, type Context } from '@org/server/core'
import { textMessage } from './contacts'
import { FOLDER } from './own-facts'
import { HOSTS } from './schedule'
import type { World } from './world'

/** Creates new users, contacts, groups and earlier messages, and starts the servers. */
export const setUp = async (world: World): Promise<void> => {
  const { users, contacts, members, clubs, past } = world.schedule
  const { store } = world
  // The same seed draws the same session keys.
  await store.direct('DELETE FROM im_session')
  const rows = await store.direct<{ id: number }>(
    `INSERT INTO account (account, nick_name, avatar, invite_code, regist_time)
     SELECT gen_random_uuid(), 'user', '', gen_random_uuid(), 0 FROM generate_series(1, $1) RETURNING id`,
    [users + contacts],
  )
  world.allIDs = rows.map(({ id }) => String(id))
  const { db } = store.connect({ there: () => Promise.resolve(), back: () => Promise.resolve() })
  const [ownerID = ''] = world.userIDs
  const join = async (groupID: string, userIDs: readonly string[]) => {
    await ensureGroup(db, { groupID, type: 'Public', name: 'group', ownerID: clubs > 0 ? 'nobody' : ownerID })
    await db.transaction().execute((trx) => addMembers(trx, { groupID, userIDs, role: 'Member', now: 0, max: 100 }))
  }
  await join(world.groupID, world.userIDs.slice(0, members))
  for (let club = 0; club < clubs; club += 1) await join(world.clubID(club), world.userIDs)
  if (world.schedule.isManaged) await makeManagedGroup(world, db, ownerID)
  if (world.schedule.hasTopic) await makeCommunity(world, db, ownerID)
  await ensureGroup(db, { groupID: world.roomID, type: 'AVChatRoom', name: 'room', ownerID })
  await store.direct('INSERT INTO conversation_group (user_id, name) SELECT unnest($1::text[]), $2', [
    world.userIDs,
    FOLDER,
  ])
  for (const server of world.servers) server.start()
  if (past.length === 0) return
  const { sequences } = world.server(HOSTS[0]).im ?? {}
  for (const talk of past)
    for (let count = 0; count < talk.count; count += 1)
      void sequences?.append({ message: textMessage(world, talk.contact, talk.user), origin: '' })
  await world.pass(1_000)
  for (const { contact, user, isRead } of past)
    if (isRead)
      await store.direct('UPDATE user_conversation SET read_seq = $3 WHERE user_id = $1 AND conv_id = $2', [
        world.allIDs[user],
        world.key(user, contact),
        past.find((talk) => talk.contact === contact && talk.user === user)?.count,
      ])
}

/** All users are its members, and the first is its owner. */
const makeManagedGroup = async (world: World, db: Context['db'], ownerID: string): Promise<void> => {
  const { managedID: groupID, userIDs } = world
  await ensureGroup(db, { groupID, type: 'Public', name: 'managed group', ownerID })
  const members = { groupID, now: 0, max: 100 }
  await db.transaction().execute(async (trx) => {
    await addMembers(trx, { ...members, userIDs: [ownerID], role: 'Owner' })
    await addMembers(trx, { ...members, userIDs: userIDs.slice(1), role: 'Member' })
  })
  world.inManaged = new Map(userIDs.map((userID) => [userID, 'Member']))
}

/** All users are in it, and it has one topic. */
const makeCommunity = async (world: World, db: Context['db'], ownerID: string): Promise<void> => {
  const { communityID: groupID, userIDs, store } = world
  await ensureGroup(db, { groupID, type: 'Community', name: 'community', ownerID })
  await db.transaction().execute((trx) => addMembers(trx, { groupID, userIDs, role: 'Member', now: 0, max: 100 }))
  await store.direct('UPDATE chat_group SET is_support_topic = true WHERE group_id = $1', [groupID])
  await store.direct('INSERT INTO topic (topic_id, group_id, name, created_at) VALUES ($1, $2, $3, 0)', [
    world.targetID('topic'),
    groupID,
    'topic',
  ])
}
