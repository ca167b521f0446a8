import type { LocalMatch, LocalSearchData } from '@org/im-sdk/local-search'
import { useEffect, useEffectEvent, useState } from 'react'
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
    let isOver = false
    first(() => isOver)
    return () => void (isOver = true)
  }, [chat, tries])
  return {
    state,
    retry: () => setTries(tries + 1),
    more: () => {
      if (state.kind === 'found') load(state, () => false)
    },
  }
}
