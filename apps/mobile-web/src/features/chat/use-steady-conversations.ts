import type { Conversation } from '@org/im-sdk'
import { useConversations, useSession } from '@org/im-sdk/react'
import { useState } from 'react'

/**
 * The conversations. While the chat is not logged in it returns the previous ones, so that a failed login does not
 * empty the list. Key the component by the viewer.
 */
export const useSteadyConversations = (): readonly Conversation[] => {
  const { phase } = useSession()
  const list = useConversations()
  const [steady, setSteady] = useState(list)
  const current = phase !== 'in' && list.length === 0 ? steady : list
  if (current !== steady) setSteady(current)
  return current
}
