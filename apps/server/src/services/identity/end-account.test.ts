import { deleteAccount, followUser, getFans, getUserBasicInfo, updateThirdMember } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text } from '../../../test/im-client'
import { commentOf } from '../../../test/comment-of'
import { registerPerson } from '../../../test/people'
import type { RunningServer } from '../../server'
import { commentById, insertComment } from '../../store/content/comments'
import { endAccount } from './end-account'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const ANSWER = { target: 'video', target_id: 1, text: 'Sim', created_at: 1 } as const

it('leaves nothing that names the member in messages, tips, follows and answers to comments', async () => {
  const [gone, other] = [await registerPerson(server), await registerPerson(server)]
  const [goneUser, otherUser] = [gone, other].map(({ uid }) => String(uid)) as [string, string]
  const { db } = server.context
  await gone.api.call(updateThirdMember, {})
  await gone.api.call(followUser, { userid: other.uid, type: 1 })
  await other.api.call(followUser, { userid: gone.uid, type: 1 })
  const [im, otherIm] = [await loggedIn(server, { userID: goneUser }), await loggedIn(server, { userID: otherUser })]
  await im.request('sendC2CMessage', { toAccount: otherUser, ...text('hello') })
  const group = await otherIm.request('createGroup', {
    type: 'Public',
    name: 'ours',
    memberList: [{ userID: goneUser, role: 'Member', memberCustomField: [] }],
  })
  const asked = await commentOf(server, gone.uid)
  const answer = { ...ANSWER, account_id: other.uid, reply_to: asked, reply_name: gone.account }
  const answered = await insertComment(db, answer)

  const { leaves_at } = await gone.api.call(deleteAccount, { pwd: gone.password })
  await endAccount(db, `${gone.uid}:${leaves_at}`, leaves_at)

  const { messageList } = await otherIm.request('roamC2CMessages', { peerAccount: goneUser, count: 20 })
  expect(messageList).toMatchObject([{ nick: '已注销用户', avatar: '' }])
  expect(group.errorCode).toBe(0)
  for (const table of ['message', 'comment', 'follow', 'notice'] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(gone.account)
  expect(await other.api.call(getUserBasicInfo, { id: other.uid })).toMatchObject({ fans_count: 0, attent_count: 0 })
  expect((await other.api.call(getFans, {})).total).toBe(0)
  expect(await commentById(db, answered)).toMatchObject({ reply_name: '已注销用户' })
  const row = await db.selectFrom('account').select('third_member').where('id', '=', gone.uid).executeTakeFirst()
  expect(row?.third_member).toBe('')
})
