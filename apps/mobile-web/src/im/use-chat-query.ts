import { useSession } from '@org/im-sdk/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../i18n/use-translation'
import type { Query } from '../parts/page/query-state'
import { useAppChat } from './app-chat-context'
import type { AppChat } from './chat'
import { chatFailure } from './chat-failure'
import { useKicked } from './use-kicked'

type ChatEvents = readonly Parameters<AppChat['on']>[0][]

interface Loaded<Data> {
  key: string
  data?: Data
  error?: NonNullable<Query<Data>['error']>
  at?: number
}

interface ChatQueryOptions<Data> {
  /** Another key is other data. */
  key: string
  read: (chat: AppChat) => Promise<{ readonly data: Data }>
  /** The events of the client after which the data is read again: always the same list. */
  events?: ChatEvents
}

const NO_EVENTS: ChatEvents = []

/** What the chat client reads, as a query: read as soon as the viewer is logged in, and again after the events. */
export const useChatQuery = <Data>({ key, read, events = NO_EVENTS }: ChatQueryOptions<Data>): Query<Data> => {
  const { t } = useTranslation()
  const chat = useAppChat()
  const kicked = useKicked()
  const { phase, userID } = useSession()
  const own = `${userID} ${key}`
  const [loaded, setLoaded] = useState<Loaded<Data>>({ key: own })
  const [isFetching, setFetching] = useState(true)
  const [retries, setRetries] = useState(0)
  const load = useEffectEvent((isOver: () => boolean) => {
    if (chat === null) return
    setFetching(true)
    const keep = (next: Omit<Loaded<Data>, 'key'>) => {
      if (isOver()) return
      setLoaded((before) => ({ ...(before.key === own && before), ...next, key: own }))
      setFetching(false)
    }
    read(chat).then(
      ({ data }) => keep({ data, at: Date.now(), error: undefined }),
      (error: unknown) => keep({ error: chatFailure(error) }),
    )
  })
  useEffect(() => {
    if (chat === null || phase !== 'in') return
    let turn = 0
    const again = () => {
      turn += 1
      const mine = turn
      load(() => turn !== mine)
    }
    again()
    for (const event of events) chat.on(event, again)
    return () => {
      turn += 1
      for (const event of events) chat.off(event, again)
    }
  }, [chat, phase, own, events, retries])
  const shown = loaded.key === own ? loaded : { key: own }
  const error = kicked
    ? chatFailure(
        null,
        t(($) => $.net.kicked),
      )
    : shown.error
  return {
    currentData: shown.data,
    error,
    fulfilledTimeStamp: shown.at,
    isFetching: isFetching && !kicked,
    refetch: () => setRetries((count) => count + 1),
  }
}
