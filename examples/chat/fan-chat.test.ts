import { loggedIn } from '@org/im-sdk/testing'
import { expect, it } from 'vitest'
import { fanChat } from './fan-chat'

it('has the texts of a conversation, also those written while the connection was lost', async () => {
  const { chat, server, clock } = await loggedIn('alice')
  const bob = fanChat(chat, 'C2Cbob')
  server.say({ from: 'bob', to: 'alice', text: 'hello' })
  await clock.advance(200)
  server.network.cut()
  server.say({ from: 'bob', to: 'alice', text: 'are you there?' })
  server.say({ from: 'carol', to: 'alice', text: 'somebody else' })
  await clock.advance(5_000)
  expect(bob.texts()).toEqual(['hello', 'are you there?'])
  expect(bob.unread()).toBe(2)
})
