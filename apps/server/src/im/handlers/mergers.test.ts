import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn } from '../../../test/im-client'
import { newMessage } from '../../../test/new-message'
import type { RunningServer } from '../../server'
import { c2cKey } from '../../store/im/conversation-id'
import { appendMessages } from '../../store/im/messages'
import { PAGE_BYTES } from '../gateway/limits'
import { wireBytes } from '../within-page'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

it('a merged record is read in pages, none of which is larger than a reply should be', async () => {
  const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
  const sequences = Array.from({ length: 30 }, (_, index) => index + 1)
  for (const sequence of sequences) {
    const message = newMessage(c2cKey(alice.userID, bob.userID), alice.userID, sequence, 'x'.repeat(8_000))
    await appendMessages(server.context.db, [message], 1)
  }
  const place = { fromAccount: alice.userID, toAccount: bob.userID, groupID: '' }
  const { downloadKey } = await alice.request('uploadMergedMessages', {
    messageList: sequences.map((sequence) => ({ ...place, sequence })),
  })
  const read: number[] = []
  let pages = 0
  for (let isDone = false; !isDone; pages++) {
    const page = await bob.request('downloadMergedMessages', { downloadKey, startIndex: read.length })
    expect(wireBytes(page.messageList)).toBeLessThanOrEqual(PAGE_BYTES)
    read.push(...page.messageList.map(({ sequence }) => sequence))
    isDone = page.completeFlag === 1
  }
  expect([read, pages]).toEqual([sequences, 2])
  expect((await bob.request('downloadMergedMessages', { downloadKey })).messageList).toHaveLength(30)
})
