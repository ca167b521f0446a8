import type { Conversation } from '@org/im-sdk'
import { useConversationList, useSession } from '@org/im-sdk/react'
import { useState } from 'react'

/**
 * The conversations; while the chat is not logged in those of before, so that a login that fails and is tried again
 * does not empty the list. Key the component by who is watching.
 */
export const useSteadyConversations = (): readonly Conversation[] => {
  const { phase } = useSession()
  const list = useConversationList()
  const [steady, setSteady] = useState(list)
  const current = phase !== 'in' && list.length === 0 ? steady : list
  if (current !== steady) setSteady(current)
  return current
}
