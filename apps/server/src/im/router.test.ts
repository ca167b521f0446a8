import { ERRORS } from '@org/im-sdk/protocol'
import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { loggedIn, newMember, text } from '../../test/im-client'

it('reports a request with an unstorable value as unreadable, not as a busy service', async () => {
  const server = await bootForTest()
  const alice = await loggedIn(server)
  const bob = await newMember(server)
  await alice.request('sendC2CMessage', { toAccount: bob, ...text('hello') })
  const { messageList } = await alice.request('roamC2CMessages', { peerAccount: bob, count: 1 })
  const answers = [
    await alice.request('getJoinedGroupList', { memberAccount: alice.userID, next: '\0' }),
    await alice.request('uploadMergedMessages', {
      messageList: messageList.map((message) => ({ ...message, toAccount: '\0' })),
    }),
  ]
  for (const { errorCode } of answers) expect(errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
})
