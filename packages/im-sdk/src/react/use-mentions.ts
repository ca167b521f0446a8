import { useEffect, useMemo } from 'react'
import type { Mention } from '../mentions/mention'
import { imError } from '../protocol/im-error'
import { useChat } from './use-chat'
import { useSession } from './use-conversations'
import { useView } from './use-view'

/** The messages of all conversations that mention the user, unread ones first. Fetches those that are not known yet. */
export const useMentions = (): readonly Mention[] => {
  const chat = useChat()
  const { phase, userID } = useSession()
  const view = useMemo(() => {
    const found = chat.mentionList?.()
    if (found === undefined) throw imError('CANNOT_FIND_MODULE', 'useMentions: pass `mentions` to createChat.')
    return found
  }, [chat])
  useEffect(() => {
    if (phase === 'in') chat.getMentionList?.().catch(() => undefined)
  }, [chat, phase, userID])
  return useView(view)
}
