import type { LocalMatch } from '@org/im-sdk/local-search'
import { useSession } from '@org/im-sdk/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useOnline } from '../../hooks/use-online'
import { useAppChat } from '../../im/app-chat-context'
import { useKicked } from '../../im/use-kicked'
import { viewerIdOf } from '../../store/session'
import { useAppSelector } from '../../store/store'

interface Matches {
  kind: 'searching' | 'found' | 'failed' | 'kicked'
  list: readonly LocalMatch[]
  /** Of the next page; empty if there is none, and before the first. */
  cursor: string
}

const NOTHING: Matches = { kind: 'searching', list: [], cursor: '' }

/** The messages that this device has seen with a keyword, newest first. Key the component by the keyword. */
export const useLocalMatches = (keyword: string) => {
  const chat = useAppChat()
  const online = useOnline()
  const kicked = useKicked()
  const hasViewer = useAppSelector(({ session }) => viewerIdOf(session) !== '')
  /** The user who logs in or is logged in; empty for none. Without a network each login fails, and the next begins. */
  const { userID } = useSession()
  const [found, setFound] = useState({ ...NOTHING, of: '' })
  const turn = useRef(0)
  const matches = userID === '' || found.of === userID ? found : NOTHING

  /** The next page; after a failure the one that failed. */
  const load = (of: string) => {
    turn.current += 1
    const mine = turn.current
    const { list, cursor } = of === '' || found.of === of ? found : NOTHING
    const keep = (next: Partial<Matches>) => {
      if (turn.current === mine) setFound({ kind: 'found', list, cursor, ...next, of: of || found.of })
    }
    keep({ kind: 'searching' })
    chat?.searchLocalMessages({ keywordList: [keyword], matchType: 'and', cursor }).then(
      ({ data }) => keep({ list: [...list, ...data.searchResultList], cursor: data.cursor }),
      () => keep({ kind: 'failed' }),
    )
  }
  const begin = useEffectEvent((of: string) => {
    if (found.of !== of || found.kind !== 'found') load(of)
  })
  // Before the page shows that it searches: a login may end before the next render.
  useLayoutEffect(() => {
    if (chat === null) return
    const { session } = chat.views
    let last = ''
    const follow = () => {
      const { userID: next } = session.get()
      if (next !== last && next !== '') begin(next)
      last = next
    }
    follow()
    return session.subscribe(follow)
  }, [chat])
  useEffect(() => () => void (turn.current += 1), [])

  const isOver = userID === '' && (kicked || (!online && !hasViewer))
  const isWaiting = matches.kind !== 'found'
  const state: Matches = isOver && isWaiting ? { ...matches, kind: kicked ? 'kicked' : 'failed' } : matches
  return { state, load: () => load(userID) }
}
