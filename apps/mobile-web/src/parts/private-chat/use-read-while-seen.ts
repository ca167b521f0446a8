import type { Message } from '@org/im-sdk'
import { useChat, useSession } from '@org/im-sdk/react'
import { useEffect } from 'react'

/** Sends a read report when new messages are shown on a visible page. */
export const useReadWhileSeen = (conversationID: string, messages: readonly Message[]) => {
  const chat = useChat()
  const { phase } = useSession()
  const lastIncoming = messages.findLast(({ flow }) => flow === 'in')?.ID
  useEffect(() => {
    if (phase !== 'in' || lastIncoming === undefined) return
    const read = () => {
      // A failed report is sent again with the next message or when the page becomes visible.
      if (document.visibilityState === 'visible') void chat.setMessageRead({ conversationID }).catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [chat, phase, conversationID, lastIncoming])
}
