import { ANSWER_TAG, type ApiFailure } from '@org/api-client/rtk'
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

interface Keeper {
  /**
   * Without a network: gives the page what it showed last, so that its first render has it. Needs the code of the
   * screen, which adds its rows to the API.
   */
  fillPage(): Promise<void>
}

/**
 * Keeps the replies of the shown pages, and gives them to queries that get none, with the time at which they arrived.
 * The replies of a viewer are deleted when another one, or none, takes over. Resolves when kept replies can be given.
 */
export const keepReplies = async (store: AppStore, site: string): Promise<Keeper> => {
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
  // What has no reply of its own yet is refreshed, whatever its screen does without a network.
  addEventListener('online', () => {
    if (current.hasGiven()) store.dispatch(api.util.invalidateTags([ANSWER_TAG]))
  })
  await current.replies
  current.look()
  return {
    fillPage: async () => {
      for (const key of await (await current.replies).keysOf(location.pathname)) ask(store, key)
      // The store tells of new queries in the next frame.
      current.look()
      await current.given()
    },
  }
}

/** Sends the query of a key again, which RTK Query makes of its name and its argument. */
const ask = (store: AppStore, key: string) => {
  const [, name = '', argument = ''] = /^(\w+)\((.*)\)$/s.exec(key) ?? []
  if (name in api.endpoints) store.dispatch(api.util.prefetch(name as never, JSON.parse(argument) as never, {}))
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
  let given: Promise<unknown> = Promise.resolve()
  let hasGiven = false
  let stopped = false

  const give = async (key: string) => {
    const kept = await (await replies).find(key)
    const query = stateOf().queries[key]
    if (kept === null || stopped || query === undefined || !lacksReply(query)) return
    const filled = { ...query, data: Object.freeze(kept.data), fulfilledTimeStamp: kept.at }
    const queries = { ...stateOf().queries, [key]: filled }
    hasGiven = true
    store.dispatch(restored({ [api.reducerPath]: { ...stateOf(), queries } }))
  }
  const isNews = (key: string, query: Query) => isFresh(query) && written.get(key) !== timeOf(query)
  const write = async () => {
    timer = undefined
    const news = entriesOf(stateOf().queries).filter(([key, query]) => isNews(key, query))
    for (const [key, query] of news) written.set(key, timeOf(query))
    const path = location.pathname
    const { put, trim } = await replies
    for (const [key, query] of news) await put(key, { at: timeOf(query) ?? 0, data: query.data }, path)
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
      given = Promise.allSettled([given, give(key)])
    }
  }
  const stop = () => {
    stopped = true
    clearTimeout(timer)
  }
  return { look, stop, given: () => given, hasGiven: () => hasGiven }
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
