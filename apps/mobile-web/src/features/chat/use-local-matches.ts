import type { LocalMatch, LocalSearchData } from '@org/im-sdk/local-search'
import { useSession } from '@org/im-sdk/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../../hooks/use-online'
import { useAppChat } from '../../im/app-chat-context'

interface Found {
  list: readonly LocalMatch[]
  /** Of the next page; empty if there is none. */
  cursor: string
}

type State = { kind: 'searching' } | { kind: 'failed' } | ({ kind: 'found' } & Found)

/** The messages that this device has seen with a keyword, newest first. Key the component by the keyword. */
export const useLocalMatches = (keyword: string) => {
  const chat = useAppChat()
  const online = useOnline()
  const { phase } = useSession()
  // A reload logs in first; without a network it cannot, and the search says that it fails.
  const isReady = phase === 'in' || !online
  const [state, setState] = useState<State>({ kind: 'searching' })
  const [tries, setTries] = useState(0)
  const load = (before: Found, isOver: () => boolean) => {
    const show = ({ data: { searchResultList, cursor } }: { data: LocalSearchData }) => {
      if (!isOver()) setState({ kind: 'found', list: [...before.list, ...searchResultList], cursor })
    }
    const fail = () => {
      if (!isOver()) setState({ kind: 'failed' })
    }
    chat?.searchLocalMessages({ keywordList: [keyword], matchType: 'and', cursor: before.cursor }).then(show, fail)
  }
  const first = useEffectEvent((isOver: () => boolean) => load({ list: [], cursor: '' }, isOver))
  useEffect(() => {
    if (!isReady) return
    let isOver = false
    first(() => isOver)
    return () => void (isOver = true)
  }, [chat, tries, isReady, phase])
  return {
    state,
    retry: () => setTries(tries + 1),
    more: () => {
      if (state.kind === 'found') load(state, () => false)
    },
  }
}
