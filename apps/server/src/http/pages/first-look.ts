import { API_STATUS } from '@org/api-client/contract'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  isTimeZone,
  pagePath,
  PAGES,
  pageOf,
  readBrowser,
  showsTabBar,
  type EpochSeconds,
  type PageName,
} from '@org/domain'
import type { FastifyInstance } from 'fastify'
import { seconds, type Clock } from '../../ports/clock'
import type { Context } from '../../services/context'
import { dayInZone } from '../../services/matches/day-in-zone'
import { OWN_ADDRESS } from '../rate-limits'
import { firstCallsOf, type FirstCall, type Visitor } from './first-calls'
import type { PageLanguage } from './page-language'
import { createTurns } from '../../ports/turns'

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
    zone: string
    answers: readonly Answer[]
  }): Promise<string>
}

interface Drawn {
  /** The main path of the page. */
  readonly path: string
  readonly hasTabs: boolean
  readonly zone: string
  readonly calls: readonly FirstCall[]
}

/** How long a rendered page is reused for other visitors, in milliseconds. */
const KEPT_MS = 5_000

/** Of pages with parameters there are many: one that is not rendered works too. */
const MOST_KEPT = 64

/** How long a page waits for its first look, in milliseconds. The first one after a start takes longest. */
const PATIENCE_MS = 2_000

/** Renderings at a time: they take the processor from all other calls. */
const AT_A_TIME = 2

/** Renderings for one network that other visitors hardly share: of another zone than the site's usual one, or of a league. */
const OWN_LIMIT = { count: 30, perMs: 60_000 }
/** One of those begins so long after the one before, for whatever network: most of the processor is for other calls. */
const OWN_EVERY_MS = 250

/** The number of rendered rows of a list: more than a screen. */
const MOST_CARDS = 8

interface VisitorOfHost extends Visitor {
  /** The requested host, which determines the site whose switches apply to the calls. */
  readonly host: string
  readonly network: string
  /** The `x-time-zone` of the request; undefined on a first one, which comes before any script. */
  readonly zone: string | undefined
}

export interface LookOfPage {
  /** Empty for a page without first calls, or one that cannot be rendered. */
  readonly html: string
  /** The zone and the start of the day of its matches, for the page to compare with the viewer's; null if it has none. */
  readonly today: { readonly zone: string; readonly start: EpochSeconds } | null
}

/** What new visitors see until the scripts of a page are loaded. */
export type FirstLook = (visitor: VisitorOfHost, path: string) => Promise<LookOfPage>

export const NO_LOOK: LookOfPage = { html: '', today: null }

/** The zone that most visitors are in, by their language. */
const USUAL_ZONE: Record<PageLanguage, string> = { cn: 'Asia/Shanghai', 'pt-br': 'America/Sao_Paulo' }

/**
 * Renders pages with the app's code and the replies to their first calls. Visitors whose day has the same bounds get the
 * same HTML within five seconds. Two pages are rendered at a time: those that most visitors see wait for their turn,
 * others are not rendered if they would have to wait, if another one has just begun, or if their network has had many.
 */
export const createFirstLook = (app: FastifyInstance, { config, clock, limiter, log }: Context): FirstLook => {
  const file = join(config.webRoot, 'server/first-look.js')
  if (!existsSync(file)) return async () => NO_LOOK
  let drawing: Promise<Drawing> | null = null
  const turns = createTurns(AT_A_TIME)
  const kept = new Map<string, { at: number; html: Promise<string>; name: PageName }>()

  const answerOf = async ({ brand, lang, host }: VisitorOfHost, { name, path, request }: FirstCall) => {
    const payload = { sp_source: brand.source, platform: 'h5', ...request }
    const own = { method: 'POST', remoteAddress: OWN_ADDRESS, headers: { host } } as const
    const reply = await app.inject({ ...own, url: lang === 'cn' ? path : `${path}?lang=${lang}`, payload })
    const { status, data } = reply.json<{ status: number; data: unknown }>()
    if (status === API_STATUS.notFound || status === API_STATUS.invalidRequest) return null
    if (data === null) throw new Error(`${name} was refused: ${reply.body.slice(0, 200)}`)
    return { name, request, data: name === 'getRealLives' ? withFewCards(data) : data }
  }
  const draw = async (visitor: VisitorOfHost, { path, hasTabs, zone, calls }: Drawn): Promise<string> => {
    drawing ??= import(pathToFileURL(file).href) as Promise<Drawing>
    const replies = await Promise.all(calls.map((call) => answerOf(visitor, call)))
    const answers = replies.filter((reply) => reply !== null)
    // The app itself says that something does not exist.
    if (answers.length < replies.length) return ''
    const { firstLook } = await drawing
    const { brand, lang } = visitor
    return firstLook({ path, site: brand.code, lang, hasTabs, zone, answers })
  }
  let ownAt = -Infinity
  const mayHaveOwn = async ({ network }: VisitorOfHost) => {
    if (Math.abs(clock.now() - ownAt) < OWN_EVERY_MS) return false
    if (config.rateLimits && !(await limiter.take(`look:${network}`, OWN_LIMIT))) return false
    if (!turns.isFree()) return false
    ownAt = clock.now()
    return true
  }
  return async (visitor, path) => {
    const page = pageOf(path)
    const zone = visitor.zone && isTimeZone(visitor.zone) ? visitor.zone : USUAL_ZONE[visitor.lang]
    const { date, span } = dayInZone('', zone, seconds(clock))
    const calls = page === null ? [] : firstCallsOf(page, { day: date, zone })
    if (page === null || calls.length === 0) return NO_LOOK
    const today = calls.some(({ request }) => 'tz' in request) ? { zone, start: span.start } : null
    const hasTabs = showsTabBar(path, readBrowser({ userAgent: visitor.userAgent }))
    for (const [old, { at }] of kept) if (Math.abs(clock.now() - at) >= KEPT_MS) kept.delete(old)
    const address = page.name === 'league' ? pagePath('league', page.params) : PAGES[page.name].path
    const key = [visitor.brand.code, visitor.lang, address, hasTabs, ...(today ? [span.start, span.end] : [])].join(' ')
    const known = kept.get(key)
    if (known) return { html: await known.html, today }
    // Of the other pages there are few.
    const alike = [...kept.values()].filter(({ name }) => name === page.name)
    if (alike.length >= MOST_KEPT && page.name === 'league') return NO_LOOK
    const isShared = zone === USUAL_ZONE[visitor.lang] && page.name !== 'league'
    const render = async () => {
      if (!isShared && !(await mayHaveOwn(visitor))) {
        kept.delete(key)
        return ''
      }
      // The turn is taken until the rendering ends, also if the page no longer waits for it.
      return turns.run(() => draw(visitor, { path: address, hasTabs, zone, calls }))
    }
    const html = within(clock, render()).catch((error: unknown) => {
      log.error({ err: error, path }, 'the first look of a page could not be drawn')
      return ''
    })
    kept.set(key, { at: clock.now(), html, name: page.name })
    return { html: await html, today }
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
