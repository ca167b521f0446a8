'use client'

import { createChat } from '@org/im-sdk'
import { ChatProvider } from '@org/im-sdk/react'
import { useEffect, useState, type ReactNode } from 'react'

interface Signature {
  readonly userID: string
  readonly userSig: string
}

const fetchSignature = async (): Promise<Signature> => {
  const response = await fetch('/signature', { method: 'POST' })
  if (!response.ok) throw new Error(`No signature: ${response.status}`)
  return (await response.json()) as Signature
}

export interface ChatProps {
  SDKAppID: number
  endpoint: string
  children: ReactNode
}

/** One instance for each visitor: it is made while rendering, and logs in only in the browser. */
export const Chat = ({ SDKAppID, endpoint, children }: ChatProps) => {
  const [chat] = useState(() => createChat({ SDKAppID, endpoints: { default: endpoint } }))
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isLeft = false
    const enter = async () => {
      const signature = await fetchSignature()
      if (!isLeft) await chat.login(signature)
    }
    enter().catch((error: unknown) => {
      if (!isLeft) setProblem(String(error))
    })
    return () => {
      isLeft = true
      void chat.logout()
    }
  }, [chat])
  return (
    <ChatProvider chat={chat}>
      {problem !== '' && <p role="alert">{problem}</p>}
      {children}
    </ChatProvider>
  )
}
