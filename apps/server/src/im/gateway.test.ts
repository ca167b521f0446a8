import { describe, expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { loggedIn, newMember, text } from '../../test/im-client'

describe('the gateway', () => {
  it('delivers a message to the peer and to the other tab of the sender', async () => {
    const server = await bootForTest()
    const a = await loggedIn(server)
    const tab = await loggedIn(server, { userID: a.userID, instanceID: a.instanceID })
    const b = await loggedIn(server, { userID: await newMember(server, 'bee') })
    const sent = await a.request('sendC2CMessage', { toAccount: b.userID, ...text('hello') })
    expect(sent).toMatchObject({ actionStatus: 'OK', errorCode: 0, sequence: 1 })
    for (const receiver of [b, tab]) {
      const { messageList } = await receiver.next('pushMessages')
      expect(messageList).toMatchObject([
        { fromAccount: a.userID, toAccount: b.userID, sequence: 1, time: sent.time, nick: 'fan', senderLevel: 1 },
      ])
      expect(messageList[0]?.msgBody).toEqual([{ msgType: 'TIMTextElem', msgContent: { text: 'hello' } }])
    }
    expect(a.messages()).toEqual([])
  })
})
