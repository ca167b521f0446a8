import { TYPES, type Conversation, type Message } from '@org/im-sdk'
import {
  useChat,
  useConversations,
  useMessages,
  useNetState,
  usePresenceOf,
  useSession,
  useTyping,
} from '@org/im-sdk/react'
import { useEffect, useState, type FormEvent } from 'react'

/** The conversations of the user, and the one that is open. */
export const Page = () => {
  const { userID } = useSession()
  const netState = useNetState()
  const conversations = useConversations().filter(({ type }) => type === TYPES.CONV_C2C)
  const [peer, setPeer] = useState('')
  return (
    <>
      <h1>{`${userID} (${netState})`}</h1>
      <nav aria-label="Conversations">
        {conversations.map((conversation) => (
          <Row key={conversation.conversationID} conversation={conversation} onOpen={setPeer} />
        ))}
      </nav>
      <NewChat onOpen={setPeer} />
      {peer !== '' && <OpenChat key={peer} peer={peer} />}
    </>
  )
}

/** Renders again when this conversation or the status of this user changes. */
const Row = ({ conversation, onOpen }: { conversation: Conversation; onOpen: (peer: string) => void }) => {
  const { userProfile, lastMessage, unreadCount } = conversation
  const peer = userProfile?.userID ?? ''
  const isOnline = usePresenceOf(peer, (status) => status?.statusType === TYPES.USER_STATUS_ONLINE)
  return (
    <button onClick={() => onOpen(peer)}>
      {`${isOnline ? '●' : '○'} ${userProfile?.nick || peer}: ${lastMessage?.messageForShow ?? ''} (${unreadCount})`}
    </button>
  )
}

const NewChat = ({ onOpen }: { onOpen: (peer: string) => void }) => {
  const [peer, setPeer] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (peer !== '') onOpen(peer)
  }
  return (
    <form onSubmit={open}>
      <input aria-label="User id" value={peer} onChange={(event) => setPeer(event.target.value.trim())} />
      <button>Open</button>
    </form>
  )
}

const OpenChat = ({ peer }: { peer: string }) => {
  const conversationID = `C2C${peer}`
  const chat = useChat()
  const { messages, isCompleted, isLoading, error, loadOlder, sendText, resend } = useMessages(conversationID)
  const { typingUsers, tellTyping } = useTyping(conversationID)
  const newest = messages.at(-1)?.ID

  /** What is shown is read. */
  useEffect(() => {
    if (newest !== undefined) chat.setMessageRead({ conversationID }).catch(() => undefined)
  }, [chat, conversationID, newest])

  return (
    <section aria-label={peer}>
      {!isCompleted && (
        <button disabled={isLoading} onClick={() => void loadOlder()}>
          Older messages
        </button>
      )}
      {error !== null && <p role="alert">{error.message}</p>}
      <ol>
        {messages.map((message) => (
          <Line key={message.ID} message={message} onResend={resend} />
        ))}
      </ol>
      <p role="status">{typingUsers.length > 0 ? `${typingUsers.join(', ')} is typing` : ''}</p>
      <Composer onType={tellTyping} onSend={sendText} />
    </section>
  )
}

const Line = ({ message, onResend }: { message: Message; onResend: (message: Message) => Promise<unknown> }) => (
  <li>
    {`${message.from}: ${message.type === TYPES.MSG_TEXT ? message.payload.text : `[${message.type}]`}`}
    {message.status === 'unsend' && ' …'}
    {message.status === 'fail' && (
      // The list shows whether it worked.
      <button onClick={() => void onResend(message).catch(() => undefined)}>Send again</button>
    )}
  </li>
)

const Composer = ({ onType, onSend }: { onType: () => void; onSend: (text: string) => Promise<unknown> }) => {
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    // A message that fails stays in the list.
    onSend(text).catch(() => undefined)
    setText('')
  }
  const type = (next: string) => {
    setText(next)
    onType()
  }
  return (
    <form onSubmit={send}>
      <input aria-label="Message" value={text} onChange={(event) => type(event.target.value)} />
      <button>Send</button>
    </form>
  )
}
