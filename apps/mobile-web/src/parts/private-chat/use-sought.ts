import type { Message } from '@org/im-sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

interface Loaded {
  messages: readonly Message[]
  isCompleted: boolean
  isLoading: boolean
  error: unknown
  loadOlder: () => Promise<void>
}

/** Of messages that are loaded to reach one: what is further away is found by scrolling. */
const MOST_LOADED = 600

interface Sought {
  /** The id of the message; undefined until it is there. */
  ID: string | undefined
  /** Whether older pages load to reach it. */
  isLooking: boolean
}

/** The message whose sequence the address names (`?at=12`): older pages are loaded until it is there, and if it is not found, or a page fails, a toast says so. */
export const useSought = (list: Loaded): Sought => {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const [query] = useSearchParams()
  const at = Number(query.get('at')) || 0
  const { messages, isCompleted, isLoading, error } = list
  const [known] = useState(messages.length)
  const [settledAt, settle] = useState(0)
  const found = at > 0 ? messages.find(({ sequence }) => sequence === at) : undefined
  const first = messages[0]?.sequence ?? 0
  const isAhead = first > at && !isCompleted && messages.length - known < MOST_LOADED
  // One that is deleted after it was found, or read past after it was not, is not sought again.
  if (found && settledAt !== at) settle(at)
  const isSought = at > 0 && at !== settledAt && !found && (first > 0 || isCompleted)
  const isOlder = isSought && isAhead && !isLoading && error === null
  const isMissing = isSought && !isAhead && !isLoading
  const isFailed = isSought && isAhead && error !== null
  const load = useEffectEvent(() => void list.loadOlder())
  useEffect(() => {
    if (isOlder) load()
  }, [isOlder, first])
  const tell = useEffectEvent((text: string) => void dispatch(toastShown('failure', text)))
  const tellMissing = useEffectEvent(() => {
    settle(at)
    tell(t(($) => $.soughtMissing))
  })
  useEffect(() => {
    if (isMissing) tellMissing()
  }, [isMissing, at])
  // It goes on when the next try to read the page succeeds.
  const tellFailed = useEffectEvent(() => tell(t(($) => $.changes.failed)))
  useEffect(() => {
    if (isFailed) tellFailed()
  }, [isFailed])
  return { ID: found?.ID, isLooking: isSought && isAhead && error === null }
}
