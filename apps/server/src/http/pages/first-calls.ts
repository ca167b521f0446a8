import { endpoints, type Endpoint } from '@org/api-client/contract'
import {
  isIosApp,
  platformWord,
  readBrowser,
  SPORT,
  type Day,
  type MatchSportId,
  type PageMatch,
  type PageName,
  type PageParams,
} from '@org/domain'
import type { Brand } from '@org/site-brands'
import type { PageLanguage } from './page-language'

export interface FirstCall {
  /** The name of the row. */
  readonly name: string
  readonly path: string
  readonly request: object
}

/** Today in a time zone. */
export interface LocalDate {
  readonly day: Day
  readonly zone: string
}

/** Placeholders that the page fills in, because the server does not know the viewer's zone. */
const OF_VIEWER: LocalDate = { day: '{today}', zone: '{zone}' }

const call = ({ name, path }: Endpoint, request: object): FirstCall => ({ name, path, request })
const matchesOf = (sport_id: MatchSportId) =>
  call(endpoints.getDateMatch, { date: OF_VIEWER.day, sport_id, tz: OF_VIEWER.zone })
const rooms = (request: object) => call(endpoints.getRealLives, request)

/** The first calls of a page. */
const CALLS: Partial<Record<PageName, readonly FirstCall[]>> = {
  score: [matchesOf(SPORT.football)],
  home: [rooms({ size: 5 }), matchesOf(SPORT.football), matchesOf(SPORT.basketball), matchesOf(SPORT.esport)],
  lives: [call(endpoints.getCategory, {}), rooms({ categoryid: 0, size: 20 })],
}

/** The head of the newest season of a league, and its table. */
const callsOfLeague = ({ sname, cid }: PageParams<'league'>): readonly FirstCall[] => {
  const season = { sport: sname, event_id: cid, season_id: 0 }
  return [call(endpoints.getEventInfo, season), call(endpoints.getEventIntegral, { ...season, scope: 'total' })]
}

/** Everything that the server knows of a new visitor. */
export interface Visitor {
  readonly brand: Brand
  readonly lang: PageLanguage
  readonly userAgent: string
}

/** The first calls of a page. */
export const firstCallsOf = (page: PageMatch, { day, zone }: LocalDate): readonly FirstCall[] => {
  const calls = (page.name === 'league' ? callsOfLeague(page.params) : CALLS[page.name])?.map((first) => ({
    ...first,
    request: 'date' in first.request ? { ...first.request, date: day, tz: zone } : first.request,
  }))
  return calls ? [call(endpoints.getCommonConfig, {}), ...calls] : []
}

/** A first call of a page, for an unknown visitor. */
export interface PageCall {
  /** The row's name and the request that the app makes for it. */
  readonly name: string
  readonly request: object
  readonly url: string
  /** The request with the common fields, as JSON. */
  readonly body: string
}

/** A page's first calls. The page makes them before the app is loaded, and the app uses the reply of a call that equals its own. */
export const firstCalls = (page: PageMatch | null, { brand, lang, userAgent }: Visitor): readonly PageCall[] => {
  const iosApp = isIosApp(readBrowser({ userAgent }), undefined)
  const common = { sp_source: brand.source, platform: platformWord({ iosApp, iosSite: brand.iosSite }) }
  return (page === null ? [] : firstCallsOf(page, OF_VIEWER)).map(({ name, path, request }) => ({
    name,
    request,
    url: lang === 'cn' ? path : `${path}?lang=${lang}`,
    body: JSON.stringify({ ...common, ...request }),
  }))
}
