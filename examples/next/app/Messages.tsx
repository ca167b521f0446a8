'use client'

import { TYPES } from '@org/im-sdk'
import { useMessages, useNetState, useSession } from '@org/im-sdk/react'
import { useState, type FormEvent } from 'react'

/** Writes to one user and shows what both say. */
export const Messages = () => {
  const { userID } = useSession()
  const netState = useNetState()
  const [peer, setPeer] = useState('')
  return (
    <main>
      <h1>{`Chat (${netState})`}</h1>
      <p>
        Your user id: <output>{userID}</output>
      </p>
      <label>
        To <input value={peer} onChange={(event) => setPeer(event.target.value.trim())} />
      </label>
      {userID !== '' && peer !== '' && <Conversation key={peer} peer={peer} />}
    </main>
  )
}

const Conversation = ({ peer }: { peer: string }) => {
  const { messages, sendText } = useMessages(`C2C${peer}`)
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    // A message that fails stays in the list as `fail`.
    sendText(text).catch(() => undefined)
    setText('')
  }
  return (
    <>
      <ol>
        {messages.map((message) => (
          <li key={message.ID}>
            {`${message.from}: ${message.type === TYPES.MSG_TEXT ? message.payload.text : `[${message.type}]`} (${message.status})`}
          </li>
        ))}
      </ol>
      <form onSubmit={send}>
        <input aria-label="Message" required value={text} onChange={(event) => setText(event.target.value)} />
        <button>Send</button>
      </form>
    </>
  )
}
