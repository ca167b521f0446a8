import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text } from '../../../test/im-client'
import { GROUP_RIGHTS, waitsForLock } from '../../../test/waits-for-lock'
import type { RunningServer } from '../../server'
import { takeRights } from './group-rights'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const community = async () => {
  const owner = await loggedIn(server)
  const fan = await loggedIn(server)
  const memberList = [{ userID: fan.userID, role: 'Member' as const, memberCustomField: [] }]
  const wanted = { type: 'Community', name: 'fans', isSupportTopic: 1, memberList } as const
  const { groupID } = await owner.request('createGroup', wanted)
  return { owner, fan, groupID }
}

describe('the rights in a group', () => {
  it('are locked before its row by changes of attributes and counters', async () => {
    const { owner, groupID } = await community()
    const groupAttributeList = [{ key: 'a', value: '1', sequence: 0 }]
    const changes = [
      () => owner.request('setGroupAttributes', { groupID, mainSequence: 0, groupAttributeList }),
      () => owner.request('updateGroupCounters', { groupID, mode: 'Set', counterList: [{ key: 'likes', value: 1 }] }),
    ]
    for (const change of changes) {
      const reply = await server.context.db.transaction().execute(async (trx) => {
        await takeRights(trx, groupID)
        const asked = change()
        await waitsForLock(server.context.db, GROUP_RIGHTS)
        await sql`SELECT FROM chat_group WHERE group_id = ${groupID} FOR UPDATE NOWAIT`.execute(trx)
        return [asked]
      })
      expect(await reply[0]).toMatchObject({ errorCode: 0 })
    }
  })

  it('are left to writers while topics are deleted', async () => {
    const { owner, fan, groupID } = await community()
    const { topicID: old } = await owner.request('createTopic', { groupID, topicName: 'old' })
    const { topicID } = await owner.request('createTopic', { groupID, topicName: 'news' })
    const deleting = await server.context.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM topic WHERE topic_id = ${old} FOR UPDATE`.execute(trx)
      const asked = owner.request('deleteTopics', { groupID, topicIDList: [old] })
      await waitsForLock(server.context.db, '%FROM topic%FOR UPDATE%')
      let code: number | undefined
      void fan.request('sendGroupMessage', { groupID, topicID, ...text('goal') }).then((reply) => {
        code = reply.errorCode
      })
      await expect.poll(() => code, { timeout: 5_000 }).toBe(0)
      return [asked]
    })
    expect(await deleting[0]).toMatchObject({ errorCode: 0, topicIDList: [old] })
  })
})
