import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { codeFiles } from './code-files'

/** The page of no path: it starts the app at any path. */
const SHELL = '/m/index.html'
const CACHE = 'shell'
const CODE_FILE = /\/m\/assets\/[^"&\s]+\.js/g

/** How long a page may take before the shell replaces it, in milliseconds. */
const LATE_MS = 4_000

/** Keeps the shell once all its files are kept, so that a shell never lacks a file of its build. */
export const keepShell = async (event: ExtendableEvent, url: string): Promise<void> => {
  const reply = await fetch(url)
  if (!reply.ok) return
  const files = new Set((await reply.clone().text()).match(CODE_FILE))
  const requests = [...files].map((file) => codeFiles.handle({ event, request: new Request(file) }))
  const replies = await Promise.all(requests)
  if (!replies.every(({ ok }) => ok)) return
  const cache = await caches.open(CACHE)
  await cache.put(url, reply)
}

/** The server's page; without a network, or if it is late or fails, the shell. */
export const answerNavigation = async ({ event, url }: RouteHandlerCallbackOptions): Promise<Response> => {
  const network = fromServer(event as FetchEvent)
  const reply = await Promise.race([network.catch(() => null), late()])
  if (reply !== null && reply.status < 500) return reply
  return (await shellOf(url)) ?? reply ?? network
}

const fromServer = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)

const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), LATE_MS))

/** In a demonstration `?site=` shows another site, whose page has a shell of its own. */
const shellOf = async ({ searchParams }: URL): Promise<Response | undefined> => {
  const site = searchParams.get('site')
  const find = (url: string) => caches.match(url, { cacheName: CACHE, ignoreVary: true })
  return (site === null ? undefined : await find(`${SHELL}?site=${site}`)) ?? find(SHELL)
}
