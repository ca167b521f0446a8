import type { ApiFailure } from '@org/api-client/rtk'
import { api } from '../api/base'
import { isOnline } from '../site/network'
import { restored } from '../store/persist'
import type { AppStore, RootState } from '../store/store'
import { openReplies, type KeptReplies } from './kept-replies'

type Queries = RootState[typeof api.reducerPath]['queries']
type Query = NonNullable<Queries[string]>

const WRITE_AFTER_MS = 2_000
/** No reply arrived, whatever the reason. */
const UNREACHED: readonly string[] = ['NETWORK', 'TIMEOUT', 'BAD_REPLY'] satisfies ApiFailure['errorName'][]

/**
 * Keeps the replies of the shown pages, and gives them to queries that get none, with the time at which they arrived.
 * The replies of a viewer are deleted when another one, or none, takes over. Resolves when kept replies can be given.
 */
export const keepReplies = async (store: AppStore, site: string): Promise<void> => {
  const open = () => {
    const viewer = viewerOf(site, store.getState())
    const replies = openReplies(viewer)
    quietly(replies)
    return { viewer, replies, ...keeperOf(store, replies) }
  }
  let current = open()
  store.subscribe(() => {
    if (viewerOf(site, store.getState()) !== current.viewer) {
      current.stop()
      current = open()
    }
    current.look()
  })
  await current.replies
  current.look()
}

/** Keeps and gives the replies of one viewer. */
const keeperOf = (store: AppStore, replies: Promise<KeptReplies>) => {
  const stateOf = () => store.getState()[api.reducerPath]
  /** When the written reply of a query arrived. */
  const written = new Map<string, number | undefined>()
  /** The requests for which a kept reply was looked for. */
  const sought = new Set<string | undefined>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen: Queries | null = null
  let stopped = false

  const give = async (key: string) => {
    const kept = await (await replies).find(key)
    const query = stateOf().queries[key]
    if (kept === null || stopped || query === undefined || !lacksReply(query)) return
    const filled = { ...query, data: Object.freeze(kept.data), fulfilledTimeStamp: kept.at }
    const queries = { ...stateOf().queries, [key]: filled }
    store.dispatch(restored({ [api.reducerPath]: { ...stateOf(), queries } }))
  }
  const isNews = (key: string, query: Query) => isFresh(query) && written.get(key) !== timeOf(query)
  const write = async () => {
    timer = undefined
    const news = entriesOf(stateOf().queries).filter(([key, query]) => isNews(key, query))
    for (const [key, query] of news) written.set(key, timeOf(query))
    const { put, trim } = await replies
    for (const [key, query] of news) await put(key, { at: timeOf(query) ?? 0, data: query.data })
    await trim()
  }
  const look = () => {
    const { queries } = stateOf()
    if (queries === seen) return
    seen = queries
    for (const [key, query] of entriesOf(queries)) {
      if (isNews(key, query)) timer ??= setTimeout(() => quietly(write()), WRITE_AFTER_MS)
      if (!lacksReply(query) || sought.has(query.requestId)) continue
      sought.add(query.requestId)
      quietly(give(key))
    }
  }
  const stop = () => {
    stopped = true
    clearTimeout(timer)
  }
  return { look, stop }
}

/** A viewer in a language. Replies of another build may have another shape. */
const viewerOf = (site: string, { session, preferences }: RootState) =>
  [site, session.token === '' ? 0 : session.uid, preferences.lang, BUILD].join(' ')

/** The hash in the name of the first script changes with every build. */
const BUILD = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

const entriesOf = (queries: Queries) =>
  Object.entries(queries).filter((entry): entry is [string, Query] => entry[1] !== undefined)

const timeOf = (query: Query) => ('fulfilledTimeStamp' in query ? query.fulfilledTimeStamp : undefined)

const isFresh = ({ status, data }: Query) => status === 'fulfilled' && data !== undefined

const lacksReply = ({ status, data, error }: Query): boolean =>
  data === undefined && (status === 'pending' ? !isOnline() : status === 'rejected' && isUnreached(error))

const isUnreached = (error: Query['error']) =>
  error !== undefined && 'errorName' in error && UNREACHED.includes(String(error.errorName))

/** Without storage the app works as before. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)
