import { expect, it } from 'vitest'
import { signUserSig } from '../src/services/auth/user-sig'
import { groupKey } from '../src/store/im/conversation-id'
import { ensureGroup } from '../src/store/im/groups'
import { appendMessages } from '../src/store/im/messages'
import { bootForTest } from './boot'
import { connect, newMember } from './im-client'
import { newMessage } from './new-message'
import { shiftedClock } from './shifted-clock'

const DAY = 86_400
const TEN_MINUTES_MS = 600_000

it('every ten minutes a server deletes expired data, and nothing else', async () => {
  const clock = shiftedClock()
  const { context, ...server } = await bootForTest({ clock })
  const { db, config } = context
  const now = Math.floor(clock.now() / 1_000)

  const userID = await newMember({ context, ...server })
  for (const [instanceID, seconds] of [
    ['short', 300],
    ['long', 3_600],
  ] as const) {
    const client = await connect(
      { context, ...server },
      { userID, instanceID, platform: instanceID === 'long' ? 1 : 3 },
    )
    await client.login({ usersig: signUserSig(config, userID, seconds, now) })
  }
  await db
    .insertInto('group_departure')
    .values([
      { user_id: userID, group_id: 'long ago', left_at: now - 8 * DAY },
      { user_id: userID, group_id: 'this week', left_at: now - 6 * DAY },
    ])
    .execute()
  await db
    .insertInto('captcha')
    .values([
      { id: 'old', purpose: 'login', answer: 'A', proof: 1, expires_at: now + 300 },
      { id: 'new', purpose: 'login', answer: 'A', proof: 1, expires_at: now + 3_600 },
    ])
    .execute()
  const upload = { owner: userID, file_type: 2_106, size: 9, type: 'image/png', name: 'x' }
  await db
    .insertInto('upload')
    .values([
      { ...upload, key: 'given up', created_at: now - DAY, used_at: now - DAY },
      { ...upload, key: 'under way', created_at: now - DAY / 2, used_at: now - DAY / 2 },
    ])
    .execute()
  await ensureGroup(db, { groupID: 'room', type: 'AVChatRoom', name: 'room', ownerID: '1' })
  await ensureGroup(db, { groupID: 'group', type: 'Public', name: 'group', ownerID: '1' })
  for (const groupID of ['room', 'group']) {
    const messages = Array.from({ length: 1_003 }, (_, random) => newMessage(groupKey(groupID), '9', random))
    await appendMessages(db, messages, now - 3_600)
  }

  clock.skip(TEN_MINUTES_MS + 1_000)
  const left = async () => ({
    sessions: (await db.selectFrom('im_session').select('instance_id').execute()).map((row) => row.instance_id),
    departures: (await db.selectFrom('group_departure').select('group_id').execute()).map((row) => row.group_id),
    captchas: (await db.selectFrom('captcha').select('id').execute()).map((row) => row.id),
    uploads: (await db.selectFrom('upload').select('key').execute()).map((row) => row.key),
    messages: (
      await db
        .selectFrom('message')
        .select(({ fn }) => ['conv_id', fn.min('seq').as('first')])
        .groupBy('conv_id')
        .orderBy('conv_id')
        .execute()
    ).map(({ conv_id, first }) => [conv_id, first]),
  })
  await expect.poll(left).toEqual({
    sessions: ['long'],
    departures: ['this week'],
    captchas: ['new'],
    uploads: ['under way'],
    messages: [
      ['g:group', 1],
      ['g:room', 4],
    ],
  })
})
