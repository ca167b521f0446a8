import { StrictMode, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ABILITY, cloudConfig } from '../config'
import { createChat, type Message } from '../index'
import { reactions } from '../reactions'
import { FakeServer } from '../testing'
import { ChatProvider, useMessages, useReactions } from './index'

/** Alice on a fake server with real time and these abilities. */
const start = async () => {
  const server = new FakeServer()
  server.purchaseBits = (ABILITY.messageExtensions | ABILITY.userStatus).toString(2)
  const chat = createChat({
    SDKAppID: 1,
    endpoints: { default: 'ws://fake' },
    modules: [cloudConfig, reactions],
    transport: server.network,
  })
  await chat.login({ userID: 'alice', userSig: 'sig' })
  const show = (children: ReactNode) =>
    render(
      <StrictMode>
        <ChatProvider chat={chat}>{children}</ChatProvider>
      </StrictMode>,
    )
  return { server, chat, show }
}

const Reactions = ({ message }: { message: Message }) => {
  const { reactions: list, toggle } = useReactions(message)
  const text = list.map(({ reactionID, count, isMine }) => `${reactionID}${count}${isMine ? '+' : ''}`).join(' ')
  return <button onClick={() => void toggle('👍').catch(() => undefined)}>{`reactions: ${text}`}</button>
}

const List = () => (
  <>
    {useMessages('C2Cbob').messages.map((message) => (
      <Reactions key={message.ID} message={message} />
    ))}
  </>
)

it('IM-94 useReactions shows the reactions of a message, and toggles the own one', async () => {
  const { server, show } = await start()
  server.world.append({ fromAccount: 'bob', toAccount: 'alice', isSupportExtension: true })
  const screen = await show(<List />)
  const button = screen.getByRole('button')
  await expect.element(button).toHaveTextContent('reactions:')
  await expect.poll(() => server.count('getMessageExtensions')).toBe(1)
  await button.click()
  await expect.element(button).toHaveTextContent('reactions: 👍1+')
  await expect.poll(() => server.count('modifyMessageExtensions')).toBe(1)
  await button.click()
  await expect.element(button).toHaveTextContent(/^reactions:$/)
})
