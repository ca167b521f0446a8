'use client'

import { createChat } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { ChatProvider, useChat, useNetState } from '@org/im-sdk/react'

/** Created when the module is loaded, which also happens on the server. */
const chat = createChat({ SDKAppID: 1, endpoints: { default: 'wss://im.example.com' }, modules: [groups] })

const State = () => {
  const { isReady } = useChat()
  return <p role="status">{`chat: ${useNetState()}${isReady() ? ', ready' : ''}`}</p>
}

export const ChatState = () => (
  <ChatProvider chat={chat}>
    <State />
  </ChatProvider>
)
