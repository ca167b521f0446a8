import { expect } from 'vitest'
import { say, seen, sees } from './messages'
import type { Person } from './person'

const unreadOf = ({ page }: Person, groupID: string) =>
  page.evaluate(
    (id) => chat.views.conversations.get().find((one) => one.conversationID === `GROUP${id}`)?.unreadCount,
    groupID,
  )

export const revoke = async (groupID: string, ada: Person, bob: Person, cem: Person): Promise<void> => {
  await cem.page.evaluate((id) => chat.setMessageRead({ conversationID: `GROUP${id}` }), groupID)
  const ID = await say(bob, groupID, 'It was offside')
  await expect.poll(() => unreadOf(cem, groupID)).toBe(1)
  await bob.page.evaluate(async (id) => {
    const message = chat.findMessage(id)
    if (message !== null) await chat.revokeMessage(message)
  }, ID)
  for (const reader of [ada, bob, cem]) await sees(reader, ID, { isRevoked: true, revoker: bob.userID })
  for (const { page } of [ada, cem])
    await expect
      .poll(() =>
        page.evaluate(() =>
          told('onMessageRevoked')
            .flat()
            .map((message) => message.ID),
        ),
      )
      .toEqual([ID])
  expect(JSON.stringify(await seen(cem, ID))).not.toContain('offside')
  await expect.poll(() => unreadOf(cem, groupID)).toBe(0)
}

export const modify = async (groupID: string, ada: Person, bob: Person, cem: Person): Promise<void> => {
  const ID = await say(ada, groupID, 'It ends 2:1')
  await ada.page.evaluate(async (id) => {
    const message = chat.findMessage(id)
    if (message?.type === types.MSG_TEXT) await chat.modifyMessage({ ...message, payload: { text: 'It ends 3:1' } })
  }, ID)
  for (const reader of [ada, bob, cem]) await sees(reader, ID, { isModified: true, payload: { text: 'It ends 3:1' } })
  await expect
    .poll(() =>
      cem.page.evaluate(() =>
        told('onMessageModified')
          .flat()
          .map((message) => message.ID),
      ),
    )
    .toEqual([ID])
}

/** Bob reads it, Cem does not. */
export const confirmReading = async (groupID: string, ada: Person, bob: Person, cem: Person): Promise<void> => {
  const ID = await say(ada, groupID, 'Training at six', { needReadReceipt: true })
  await sees(bob, ID, { needReadReceipt: true })
  await bob.page.evaluate(async (id) => {
    const message = chat.findMessage(id)
    if (message !== null) await chat.sendMessageReadReceipt([message])
  }, ID)
  await sees(ada, ID, { readReceiptInfo: { readCount: 1, unreadCount: 1 } })
  const membersOf = (filter: 0 | 1) =>
    ada.page.evaluate(
      async ([id, which]) => {
        const message = chat.findMessage(id)
        if (message === null) throw new Error('There is no such message.')
        const { data } = await chat.getGroupMessageReadMemberList({ message, filter: which })
        return [data.readUserIDList, data.unreadUserIDList]
      },
      [ID, filter] as const,
    )
  expect(await membersOf(0)).toEqual([[bob.userID], []])
  expect(await membersOf(1)).toEqual([[], [cem.userID]])
  await expect
    .poll(() => ada.page.evaluate(() => told('onMessageReadReceiptReceived').flat()))
    .toMatchObject([{ messageID: ID, readCount: 1, unreadCount: 1 }])
}

export const answer = async (groupID: string, ada: Person, bob: Person, cem: Person): Promise<void> => {
  const question = await say(ada, groupID, 'Who comes on Sunday?', { isSupportExtension: true })
  await sees(cem, question, { isSupportExtension: true })
  const quote = JSON.stringify({ messageReply: { messageID: question } })
  const reply = await say(cem, groupID, 'I do', { cloudCustomData: quote })
  await sees(bob, reply, { cloudCustomData: quote })
  const quoted = await bob.page.evaluate((id) => {
    const { cloudCustomData = '' } = chat.findMessage(id) ?? {}
    const { messageReply } = JSON.parse(cloudCustomData) as { messageReply: { messageID: string } }
    return chat.findMessage(messageReply.messageID)
  }, reply)
  expect(quoted).toMatchObject({ payload: { text: 'Who comes on Sunday?' }, from: ada.userID })

  const extensions = [{ key: cem.userID, value: 'comes' }]
  await cem.page.evaluate(
    async ([id, given]) => {
      const message = chat.findMessage(id)
      if (message !== null) await chat.setMessageExtensions(message, given)
    },
    [question, extensions] as const,
  )
  for (const { page } of [ada, bob])
    await expect
      .poll(() => page.evaluate(() => told('onMessageExtensionsUpdated')))
      .toEqual([{ messageID: question, extensions }])
}
