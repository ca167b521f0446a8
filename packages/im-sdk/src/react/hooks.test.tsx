import { StrictMode, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { systemClock, type Clock } from '../clock/clock'
import { conversationActions } from '../conversation-actions'
import { createChat, TYPES, type Message } from '../index'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import { FakeServer, storedMessage } from '../testing'
import { typing } from '../typing'
import {
  ChatProvider,
  useChat,
  useConversation,
  useConversations,
  useDraft,
  useLiveRoom,
  useMessages,
  useNetState,
  useTyping,
  useUnread,
  type AnyChat,
} from './index'

const words = (messages: readonly Message[]): string =>
  messages
    .map((message) => (message.type === TYPES.MSG_TEXT ? `${message.payload.text}:${message.status}` : '?'))
    .join(' ')

/** A user on a fake server with real time. */
const start = async (options: { unlimitedAVChatRoom?: boolean; clock?: Clock } = {}) => {
  const server = new FakeServer()
  const chat = createChat({
    SDKAppID: 1,
    endpoints: { default: 'ws://fake' },
    modules: [conversationActions, groups, liveRooms, typing],
    transport: server.network,
    ...options,
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

const Overview = () => {
  const conversations = useConversations()
  const unread = useUnread()
  const net = useNetState()
  return <p>{`${net} ${unread} ${conversations.map(({ conversationID }) => conversationID).join(',')}`}</p>
}

const Conversation = ({ id }: { id: string }) => {
  const { messages, isCompleted, isLoading, error, loadOlder, sendText, resend } = useMessages(id)
  const failed = messages.find(({ status }) => status === 'fail')
  return (
    <>
      <p data-testid="messages">{words(messages)}</p>
      <p data-testid="count">{messages.length}</p>
      <p data-testid="state">{`${isCompleted} ${isLoading} ${error?.errorName ?? 'fine'}`}</p>
      <button onClick={() => void loadOlder()}>older</button>
      <button onClick={() => void sendText('mine').catch(() => undefined)}>send</button>
      <button onClick={() => void (failed && resend(failed))}>resend</button>
    </>
  )
}

const Room = ({ id }: { id: string }) => {
  const { status, error, messages, memberCount, lostCount, sendText } = useLiveRoom(id)
  return (
    <>
      <p data-testid="room">{`${status} ${error?.errorName ?? 'fine'} ${memberCount} ${lostCount}`}</p>
      <p data-testid="messages">{words(messages)}</p>
      <button onClick={() => void sendText('mine')}>send</button>
    </>
  )
}

describe('the overview hooks', () => {
  it('follow conversations, unread messages and the connection', async () => {
    let isHeld = false
    const after: Clock['after'] = (ms, run) => (isHeld ? () => undefined : systemClock.after(ms, run))
    const { server, show } = await start({ clock: { ...systemClock, after } })
    const screen = await show(<Overview />)
    await expect.element(screen.getByText('connected 0')).toBeVisible()
    server.say({ from: 'bob', to: 'alice' })
    await expect.element(screen.getByText('connected 1 C2Cbob')).toBeVisible()
    // After three attempts the connection would be given up.
    isHeld = true
    server.network.cut()
    await expect.element(screen.getByText('connecting 1 C2Cbob')).toBeVisible()
  })

  it('throw a clear error without a provider', async () => {
    await expect(render(<Overview />)).rejects.toThrow('<ChatProvider> is missing')
  })
})

describe('useMessages', () => {
  it('fetches the newest page, then older ones, then has them all', async () => {
    const { server, show } = await start()
    server.isPushing = false
    for (let index = 1; index <= 20; index++) server.say({ from: 'bob', to: 'alice', text: `${index}` })
    const screen = await show(<Conversation id="C2Cbob" />)
    await expect.element(screen.getByTestId('count')).toHaveTextContent('15')
    await screen.getByText('older').click()
    await expect.element(screen.getByTestId('count')).toHaveTextContent('20')
    await expect.element(screen.getByTestId('state')).toHaveTextContent('true false fine')
    expect(server.count('roamC2CMessages')).toBe(2)
  })

  it('shows messages that are received, sent, failed and resent', async () => {
    const { server, show } = await start()
    const screen = await show(<Conversation id="C2Cbob" />)
    server.say({ from: 'bob', to: 'alice', text: 'hello' })
    await expect.element(screen.getByTestId('messages')).toHaveTextContent('hello:success')
    const answer = server.handler('sendC2CMessage')
    server.answer('sendC2CMessage', () => Promise.reject(server.refuse('MUTE_DENY')))
    await screen.getByText('send', { exact: true }).click()
    await expect.element(screen.getByTestId('messages')).toHaveTextContent('hello:success mine:fail')
    server.answer('sendC2CMessage', answer)
    await screen.getByText('resend').click()
    await expect.element(screen.getByTestId('messages')).toHaveTextContent('hello:success mine:success')
  })

  it('names why a page could not be had', async () => {
    const { server, show } = await start()
    server.answer('roamC2CMessages', () => Promise.reject(server.refuse('SERVICE_OVERLOAD')))
    const screen = await show(<Conversation id="C2Cbob" />)
    await expect.element(screen.getByTestId('state')).toHaveTextContent('false false SERVICE_OVERLOAD')
  })

  it('fetches a page that could not be had when the connection is back', async () => {
    const { server, show } = await start()
    const answer = server.handler('roamC2CMessages')
    server.answer('roamC2CMessages', () => Promise.reject(server.refuse('SERVICE_OVERLOAD')))
    const screen = await show(<Conversation id="C2Cbob" />)
    await expect.element(screen.getByTestId('state')).toHaveTextContent('false false SERVICE_OVERLOAD')
    server.answer('roamC2CMessages', answer)
    server.network.cut()
    await expect.element(screen.getByTestId('state')).toHaveTextContent('true false fine')
  })

  it('shows another conversation when its id changes', async () => {
    const { server, show, chat } = await start()
    server.say({ from: 'bob', to: 'alice', text: 'from bob' })
    server.say({ from: 'carol', to: 'alice', text: 'from carol' })
    const screen = await show(<Conversation id="C2Cbob" />)
    await expect.element(screen.getByTestId('messages')).toHaveTextContent('from bob')
    await screen.rerender(
      <ChatProvider chat={chat}>
        <Conversation id="C2Ccarol" />
      </ChatProvider>,
    )
    await expect.element(screen.getByTestId('messages')).toHaveTextContent('from carol')
  })

  it('waits for the login and shows no data of the last user', async () => {
    const { server, chat, show } = await start()
    server.say({ from: 'bob', to: 'alice', text: 'for alice' })
    const screen = await show(<Conversation id="C2Cbob" />)
    await expect.element(screen.getByTestId('messages')).toHaveTextContent('for alice')
    await chat.logout()
    await expect.element(screen.getByTestId('count')).toHaveTextContent('0')
    server.say({ from: 'bob', to: 'zoe', text: 'for zoe' })
    await chat.login({ userID: 'zoe', userSig: 'sig' })
    await expect.element(screen.getByTestId('messages')).toHaveTextContent('for zoe:success')
  })
})

const Typing = () => {
  const { typingUsers, tellTyping } = useTyping('C2Cbob')
  return <button onClick={tellTyping}>{`typing: ${typingUsers.join()}`}</button>
}

describe('useTyping', () => {
  it('shows who is typing, and tells the peer', async () => {
    const { server, chat, show } = await start()
    server.say({ from: 'bob', to: 'alice', text: 'hello' })
    const screen = await show(<Typing />)
    await expect.poll(() => chat.getTotalUnreadMessageCount()).toBe(1)
    await screen.getByRole('button').click()
    await expect.poll(() => server.count('sendC2CMessage')).toBe(1)
    const msgBody = server.requests.findLast(({ name }) => name === 'sendC2CMessage')?.body.msgBody
    const signal = storedMessage({ fromAccount: 'bob', toAccount: 'alice', sequence: 0, msgBody: msgBody as never })
    server.push('alice', 'pushMessages', { messageList: [signal], sessionData: '' })
    await expect.element(screen.getByText('typing: bob')).toBeVisible()
  })
})

describe('useLiveRoom', () => {
  it('enters once, shows and sends messages, and leaves with the component', async () => {
    const { server, show } = await start()
    server.addGroup({ groupID: 'room', type: 'AVChatRoom', members: new Set(['bob']) })
    const screen = await show(
      <>
        <Room id="room" />
        <EndOfRoom />
      </>,
    )
    await expect.element(screen.getByTestId('room')).toHaveTextContent('joined fine 2 0')
    server.say({ from: 'bob', groupID: 'room', text: 'goal' })
    await expect.element(screen.getByTestId('messages')).toHaveTextContent('goal:success')
    await screen.getByText('send').click()
    await expect.element(screen.getByTestId('messages')).toHaveTextContent('goal:success mine:success')
    expect(server.count('joinGroup')).toBe(1)
    await screen.unmount()
    await expect.poll(() => server.world.group('room').members.has('alice')).toBe(false)
  })

  it('does not leave a room that the app itself has entered', async () => {
    const { server, chat, show } = await start({ unlimitedAVChatRoom: true })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    await chat.joinGroup({ groupID: 'room' })
    const screen = await show(<Room id="room" />)
    await expect.element(screen.getByTestId('room')).toHaveTextContent('joined fine 1 0')
    await screen.unmount()
    // It leaves another room that it enters later.
    server.addGroup({ groupID: 'other', type: 'AVChatRoom' })
    const other = await show(<Room id="other" />)
    await expect.element(other.getByTestId('room')).toHaveTextContent('joined fine 1 0')
    await other.unmount()
    await expect.poll(() => server.world.group('other').members.has('alice')).toBe(false)
    expect(server.world.group('room').members.has('alice')).toBe(true)
  })

  it('names why it could not enter', async () => {
    const { show } = await start()
    const screen = await show(<Room id="nowhere" />)
    await expect.element(screen.getByTestId('room')).toHaveTextContent('failed GROUP_NOT_FOUND null 0')
  })
})

const EndOfRoom = () => {
  const chat: AnyChat = useChat()
  return <p>{chat.getLoginUser()}</p>
}

describe('useConversations, useConversation, useMessages and useUnread', () => {
  it('walk the list once for all the rows that look something up in it', async () => {
    const { chat } = await start()
    let reads = 0
    const list = Array.from({ length: 50 }, (_, index) => ({
      get conversationID() {
        reads += 1
        return `C2Cuser${index}`
      },
      unreadCount: index,
    }))
    const conversations = { get: () => list, subscribe: () => () => undefined }
    const counted = { ...chat, views: { ...chat.views, conversations } } as unknown as AnyChat
    const Row = ({ id }: { id: string }) => <li>{useUnread(id)}</li>
    const screen = await render(
      <ChatProvider chat={counted}>
        {list.map((_, index) => (
          <Row key={index} id={`C2Cuser${index}`} />
        ))}
      </ChatProvider>,
    )
    await expect.element(screen.getByText('49', { exact: true })).toBeInTheDocument()
    expect(reads).toBe(list.length)
  })

  it('render again for their own conversation only', async () => {
    const { server, chat, show } = await start()
    await expect.poll(async () => (await chat.getConversationList()).data.isSyncCompleted).toBe(true)
    server.say({ from: 'bob', to: 'alice', text: 'hello' })
    const drawn: string[] = []
    const Row = () => {
      drawn.push('row')
      const conversation = useConversation('C2Cbob')
      return <p data-testid="row">{conversation?.lastMessage?.messageForShow ?? 'nothing'}</p>
    }
    const Badge = () => {
      drawn.push('badge')
      return <p data-testid="badge">{useUnread('C2Cbob')}</p>
    }
    const screen = await show(
      <>
        <Row />
        <Badge />
        <Overview />
      </>,
    )
    await expect.element(screen.getByTestId('row')).toHaveTextContent('hello')
    await expect.element(screen.getByTestId('badge')).toHaveTextContent('1')
    await expect.element(screen.getByText('connected 1 C2Cbob')).toBeVisible()
    const before = [...drawn]
    server.say({ from: 'carol', to: 'alice', text: 'somebody else' })
    await expect.element(screen.getByText(/connected 2 .*C2Ccarol/)).toBeInTheDocument()
    expect(drawn).toEqual(before)
    server.say({ from: 'bob', to: 'alice', text: 'again' })
    await expect.element(screen.getByTestId('badge')).toHaveTextContent('2')
    await expect.element(screen.getByTestId('row')).toHaveTextContent('again')
  })

  it('render again only when what their selectors return has changed', async () => {
    const { server, chat, show } = await start()
    await expect.poll(async () => (await chat.getConversationList()).data.isSyncCompleted).toBe(true)
    server.say({ from: 'carol', to: 'alice', text: 'hi' })
    server.say({ from: 'bob', to: 'alice', text: 'hello' })
    const drawn: string[] = []
    const isPinned = ({ conversationID }: { conversationID: string }) => conversationID === 'C2Cbob'
    const Order = () => {
      drawn.push('order')
      return <p>{useConversations((all) => all.map(({ conversationID }) => conversationID).toSorted()).join(' ')}</p>
    }
    const Chosen = () => {
      drawn.push('chosen')
      return <p data-testid="chosen">{useUnread(isPinned)}</p>
    }
    const Own = () => {
      drawn.push('own')
      const own = useMessages('C2Cbob', ({ messages }) => messages.filter(({ flow }) => flow === 'out'))
      return <p data-testid="own">{words(own)}</p>
    }
    const screen = await show(
      <>
        <Order />
        <Chosen />
        <Own />
        <Overview />
      </>,
    )
    await expect.element(screen.getByText('C2Cbob C2Ccarol', { exact: true })).toBeVisible()
    await expect.element(screen.getByTestId('chosen')).toHaveTextContent('1')
    const before = [...drawn]
    server.say({ from: 'bob', to: 'alice', text: 'and again' })
    await expect.element(screen.getByText(/^connected 3/)).toBeVisible()
    await expect.element(screen.getByTestId('chosen')).toHaveTextContent('2')
    expect(new Set(drawn.slice(before.length))).toEqual(new Set(['chosen']))
    server.say({ from: 'dave', to: 'alice', text: 'and I' })
    await expect.element(screen.getByText('C2Cbob C2Ccarol C2Cdave', { exact: true })).toBeVisible()
    expect(drawn.slice(before.length)).not.toContain('own')
  })
})

const Composer = ({ id, name }: { id: string; name: string }) => {
  const [text, write] = useDraft(id)
  return <input aria-label={name} value={text} onChange={({ target }) => write(target.value)} />
}

describe('useDraft', () => {
  it('shows at once what is written, wherever the conversation is open, also before its first message', async () => {
    const { server, chat, show } = await start()
    const screen = await show(
      <>
        <Composer id="C2Cbob" name="one" />
        <Composer id="C2Cbob" name="two" />
        <Composer id="C2Ccarol" name="other" />
      </>,
    )
    await screen.getByLabelText('one').fill('half a sen')
    await expect.element(screen.getByLabelText('two')).toHaveValue('half a sen')
    await expect.element(screen.getByLabelText('other')).toHaveValue('')
    server.say({ from: 'bob', to: 'alice' })
    await expect.poll(() => chat.views.conversations.get()[0]?.draftText).toBe('half a sen')
    await screen.getByLabelText('two').fill('')
    await expect.element(screen.getByLabelText('one')).toHaveValue('')
  })

  it('is empty when the session has ended', async () => {
    const { chat, show } = await start()
    const screen = await show(<Composer id="C2Cbob" name="one" />)
    await screen.getByLabelText('one').fill('half')
    await chat.logout()
    await expect.element(screen.getByLabelText('one')).toHaveValue('')
  })
})
