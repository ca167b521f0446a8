import { createChat, TYPES } from '@org/im-sdk'
import { ABILITY, cloudConfig } from '@org/im-sdk/config'
import { ChatProvider } from '@org/im-sdk/react'
import { FakeServer } from '@org/im-sdk/testing'
import { typing } from '@org/im-sdk/typing'
import { userStatus } from '@org/im-sdk/user-status'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Page } from './page'

const start = async () => {
  const server = new FakeServer()
  server.purchaseBits = ABILITY.userStatus.toString(2)
  const enter = async (userID: string) => {
    const chat = createChat({
      SDKAppID: 1,
      endpoints: { default: 'ws://fake' },
      instanceID: userID,
      modules: [cloudConfig, typing, userStatus],
      transport: server.network,
    })
    await chat.login({ userID, userSig: 'sig' })
    return chat
  }
  const [alice, bob] = [await enter('alice'), await enter('bob')]
  const screen = await render(
    <ChatProvider chat={alice}>
      <Page />
    </ChatProvider>,
  )
  return { server, bob, screen }
}

it('the page shows conversations and who is online, opens one, reads it, shows who types, and sends', async () => {
  const { server, bob, screen } = await start()
  await expect.element(screen.getByRole('heading')).toHaveTextContent('alice (connected)')
  const hello = bob.createTextMessage({ to: 'alice', conversationType: TYPES.CONV_C2C, payload: { text: 'hello' } })
  await bob.sendMessage(hello)
  const row = screen.getByRole('navigation').getByRole('button')
  await expect.element(row).toHaveTextContent('● bob: hello (1)')
  await row.click()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('bob: hello')
  await expect.element(row).toHaveTextContent('● bob: hello (0)')

  await screen.getByLabelText('Message').fill('hi bob')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('alice: hi bob')).toBeVisible()
  await expect.poll(() => bob.getTotalUnreadMessageCount()).toBe(1)
  await bob.sendTyping('C2Calice')
  await expect.element(screen.getByRole('status')).toHaveTextContent('bob is typing')
  server.status.set('bob', { statusType: TYPES.USER_STATUS_OFFLINE, customStatus: '' })
  await expect.element(row).toHaveTextContent('○ bob: hi bob (0)')
})

it('a message that the server refuses can be sent again, and a user whom alice does not know yet can be written to', async () => {
  const { server, screen } = await start()
  const answer = server.handler('sendC2CMessage')
  server.answer('sendC2CMessage', () => Promise.reject(server.refuse('MUTE_DENY')))
  await screen.getByLabelText('User id').fill('carol')
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByLabelText('Message').fill('hello carol')
  await screen.getByRole('button', { name: 'Send', exact: true }).click()
  const again = screen.getByRole('button', { name: 'Send again' })
  await expect.element(again).toBeVisible()
  server.answer('sendC2CMessage', answer)
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(screen.getByRole('navigation').getByRole('button')).toHaveTextContent('carol: hello carol (0)')
})
