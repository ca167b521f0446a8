import type { Message } from '@org/im-sdk'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

interface Loaded {
  messages: readonly Message[]
  isCompleted: boolean
  isLoading: boolean
  error: unknown
  loadOlder: () => Promise<void>
}

/** The message whose sequence the address names (`?at=12`): older pages are loaded until it is there. */
export const useSought = (list: Loaded): string | undefined => {
  const [query] = useSearchParams()
  const at = Number(query.get('at')) || 0
  const { messages, isCompleted, isLoading, error } = list
  const found = at > 0 ? messages.find(({ sequence }) => sequence === at) : undefined
  const first = messages[0]?.sequence ?? 0
  const isOlder = at > 0 && first > at && !isCompleted && !isLoading && error === null
  const load = useEffectEvent(() => void list.loadOlder())
  useEffect(() => {
    if (isOlder) load()
  }, [isOlder, first])
  return found?.ID
}
