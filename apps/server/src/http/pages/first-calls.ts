import { endpoints } from '@org/api-client/contract'
import { isIosApp, platformWord, readBrowser, SPORT, type MatchSportId, type PageName } from '@org/domain'
import type { Brand } from '@org/site-brands'

interface Call {
  readonly path: string
  readonly request: object
}

/** Stands for today in Shanghai, which the page knows and a stored page does not. */
const TODAY = '{today}'

const matchesOf = (sport_id: MatchSportId): Call => ({
  path: endpoints.getDateMatch.path,
  request: { date: TODAY, sport_id },
})
const rooms = (request: object): Call => ({ path: endpoints.getRealLives.path, request })

/** What a page asks for first. */
const CALLS: Partial<Record<PageName, readonly Call[]>> = {
  score: [matchesOf(SPORT.football)],
  home: [rooms({ size: 4 }), matchesOf(SPORT.football), matchesOf(SPORT.basketball), matchesOf(SPORT.esport)],
  lives: [{ path: endpoints.getCategory.path, request: {} }, rooms({ categoryid: 0, size: 60 })],
}

/**
 * The first calls of a page as address and body, for a visitor of whom nothing is known yet: the page makes them before the app is
 * there, and the app takes the answer to a call that is the same as its own.
 */
export const firstCalls = (
  page: PageName | undefined,
  brand: Brand,
  userAgent: string,
): readonly (readonly [string, string])[] => {
  const iosApp = isIosApp(readBrowser({ userAgent }), undefined)
  const common = { sp_source: brand.source, platform: platformWord({ iosApp, iosSite: brand.iosSite }) }
  const lang = brand.language === 'zh' ? '' : `?lang=${brand.language.toLowerCase()}`
  return (page === undefined ? [] : (CALLS[page] ?? [])).map((call) => [
    call.path + lang,
    JSON.stringify({ ...common, ...call.request }),
  ])
}
