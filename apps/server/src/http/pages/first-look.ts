import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PAGES, pageOf, readBrowser, shanghaiDay, showsTabBar, type PageName } from '@org/domain'
import type { FastifyInstance } from 'fastify'
import { seconds, type Clock } from '../../ports/clock'
import type { Context } from '../../services/context'
import { OWN_ADDRESS } from '../rate-limits'
import { firstCallsOf, type Visitor } from './first-calls'

interface Answer {
  readonly name: string
  readonly request: object
  readonly data: unknown
}

/** The app's `first-look.tsx`, built for the server. */
interface Drawing {
  firstLook(look: {
    path: string
    site: string
    lang: 'cn' | 'pt-br'
    hasTabs: boolean
    answers: readonly Answer[]
  }): Promise<string>
}

/** How long a rendered page is reused for other visitors, in milliseconds. */
const KEPT_MS = 5_000

/** How long a page waits for its first look, in milliseconds. The first one after a start takes longest. */
const PATIENCE_MS = 2_000

/** The number of rendered rows of a list: more than a screen. */
const MOST_CARDS = 8

interface VisitorOfHost extends Visitor {
  /** The requested host, which determines the site whose switches apply to the calls. */
  readonly host: string
}

/**
 * The HTML that new visitors see until the scripts of a page are loaded. Empty for a page without first calls, or one
 * that cannot be rendered.
 */
export type FirstLook = (visitor: VisitorOfHost, path: string) => Promise<string>

/**
 * Renders pages with the app's code and the replies to their first calls. Visitors within five seconds get the same
 * HTML.
 */
export const createFirstLook = (app: FastifyInstance, { config, clock, log }: Context): FirstLook => {
  const file = join(config.webRoot, 'server/first-look.js')
  if (!existsSync(file)) return async () => ''
  let drawing: Promise<Drawing> | null = null
  const kept = new Map<string, { at: number; html: Promise<string> }>()

  const answerOf = async (
    { brand, host }: VisitorOfHost,
    { name, path, request }: ReturnType<typeof firstCallsOf>[number],
  ) => {
    const lang = brand.language === 'zh' ? '' : '?lang=pt-br'
    const payload = { sp_source: brand.source, platform: 'h5', ...request }
    const own = { method: 'POST', remoteAddress: OWN_ADDRESS, headers: { host } } as const
    const reply = await app.inject({ ...own, url: path + lang, payload })
    const { data } = reply.json<{ data: unknown }>()
    if (data === null) throw new Error(`${name} was refused: ${reply.body.slice(0, 200)}`)
    return { name, request, data: name === 'getRealLives' ? withFewCards(data) : data }
  }
  const draw = async (visitor: VisitorOfHost, page: PageName, hasTabs: boolean): Promise<string> => {
    drawing ??= import(pathToFileURL(file).href) as Promise<Drawing>
    const calls = firstCallsOf(page, shanghaiDay(seconds(clock)) ?? '')
    const answers = await Promise.all(calls.map((call) => answerOf(visitor, call)))
    const { firstLook } = await drawing
    const lang = visitor.brand.language === 'zh' ? 'cn' : 'pt-br'
    return firstLook({ path: PAGES[page].path, site: visitor.brand.code, lang, hasTabs, answers })
  }
  return async (visitor, path) => {
    const page = pageOf(path)?.name
    if (page === undefined || firstCallsOf(page, '').length === 0) return ''
    const hasTabs = showsTabBar(path, readBrowser({ userAgent: visitor.userAgent }))
    const key = `${visitor.brand.code} ${page} ${hasTabs}`
    const known = kept.get(key)
    if (known && Math.abs(clock.now() - known.at) < KEPT_MS) return known.html
    const html = within(clock, draw(visitor, page, hasTabs)).catch((error: unknown) => {
      log.error({ err: error, path }, 'the first look of a page could not be drawn')
      return ''
    })
    kept.set(key, { at: clock.now(), html })
    return html
  }
}

/** Rejects if the HTML takes too long, for example because the database does not answer: the page works without it. */
const within = (clock: Clock, html: Promise<string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const cancel = clock.after(PATIENCE_MS, () => reject(new Error('It took too long.')))
    void html.then(resolve, reject).finally(cancel)
  })

const withFewCards = (data: unknown) => {
  const { list } = data as { list: readonly unknown[] }
  return { ...(data as object), list: list.slice(0, MOST_CARDS) }
}
