import type { Message } from '@org/im-sdk'
import { useChat, useSession } from '@org/im-sdk/react'
import { useEffect } from 'react'

/** Reports a conversation read when something new stands in a page that is looked at. */
export const useReadWhileSeen = (conversationID: string, messages: readonly Message[]) => {
  const chat = useChat()
  const { phase } = useSession()
  const lastIncoming = messages.findLast(({ flow }) => flow === 'in')?.ID
  useEffect(() => {
    if (phase !== 'in' || lastIncoming === undefined) return
    const read = () => {
      // A report that fails is made again with the next message or the next look.
      if (document.visibilityState === 'visible') void chat.setMessageRead({ conversationID }).catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [chat, phase, conversationID, lastIncoming])
}
