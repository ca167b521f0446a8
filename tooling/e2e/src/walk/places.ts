import { endpointSchemas } from '@org/api-client/contract'
import { isFinished, isInPlay, isWaiting, PAGES, pagePath, SPORT, type Page, type PageName } from '@org/domain'
import * as v from 'valibot'
import type { Language } from './options'

/** The members of the demonstration who look at pages. */
export const ACCOUNTS = { member: 'demo1', anchor: 'demo2', manager: 'demo3' } as const
export const PASSWORD = 'demo1234'

/** Who looks at a page. */
export type Viewer = 'guest' | keyof typeof ACCOUNTS
export const VIEWERS: readonly Viewer[] = ['guest', 'member', 'anchor', 'manager']

/** A button: by its name in each language, or by a selector. */
export type Press = Readonly<Record<Language, string>> | string

export interface Place {
  readonly name: string
  readonly viewer: Viewer
  /** Below the base of the app. */
  readonly path: string
  /** The buttons, one after the other, that open what is looked at; otherwise the page itself with its tabs and views. */
  readonly presses?: readonly Press[]
}

/** Pages of these areas look different to a member, and so do the forms in which a member sets what an account has. */
const MEMBER_AREAS: readonly Page['area'][] = ['user', 'chat', 'service', 'money', 'plans']
const FORMS: PageName = 'set'

/** In these areas each value of a parameter is a page of its own: a form, a document, the match of a sport. */
const FORM_AREAS: readonly Page['area'][] = ['auth', 'user', 'service', 'share']

/** What an address chooses besides a tab, which a walk finds itself. */
const CHOICES: Partial<Record<PageName, readonly string[]>> = {
  score: ['filter=inplay', 'filter=waiting', 'filter=finished', 'sport=basketball', 'sport=esport'],
  scoreSearch: ['keyword=mc', 'keyword=xqxqxqxq'],
  search: ['keyword=mc', 'keyword=xqxqxqxq'],
}

/** The named pages with real ids in their addresses, first as a guest sees them, then as a member does. */
export const placesOf = async (url: string, names: readonly string[]): Promise<Place[]> => {
  const ids = await realIds(url)
  const rows = Object.entries<Page>(PAGES).filter(([name]) => names.includes(name))
  const places = (viewer: 'guest' | 'member') =>
    rows
      .filter(([name, { area, needs }]) =>
        viewer === 'guest' ? needs === undefined : MEMBER_AREAS.includes(area) || name === FORMS,
      )
      .flatMap(([name, row]) => addressesOf(name as PageName, row, ids).map((path) => ({ name, viewer, path })))
  return [...places('guest'), ...places('member')]
}

const addressesOf = (name: PageName, row: Page, ids: RealIds): string[] => {
  const path = addressOf(name, row, ids)
  const others = ids.others[name] ?? []
  return [
    path,
    ...formsOf(name, row, ids),
    ...others.map((id) => addressOf(name, row, { ...ids, football: id, basketball: id, league: id })),
    ...(CHOICES[name] ?? []).map((choice) => `${path}?${choice}`),
  ]
}

/** The addresses of the other values of a parameter. */
const formsOf = (name: PageName, row: Page, ids: RealIds): string[] =>
  Object.entries(row.params ?? {}).flatMap(([key, kind]) =>
    typeof kind === 'string' || !FORM_AREAS.includes(row.area)
      ? []
      : kind.slice(1).map((value) => addressOf(name, { ...row, params: { ...row.params, [key]: [value] } }, ids)),
  )

interface RealIds {
  readonly football: number
  readonly basketball: number
  readonly esport: number
  /** Ids of which the pages differ: a match that waits, one that is over, one of the World Cup; the league of the World Cup. */
  readonly others: Partial<Record<PageName, readonly number[]>>
  /** Of the football match. */
  readonly league: number
  readonly room: number
  readonly shortVideo: number
  /** An anchor, with whom anybody may chat. */
  readonly person: number
  /** A national team of the World Cup. */
  readonly nation: number
}

const addressOf = (name: PageName, { path, params = {} }: Page, ids: RealIds): string => {
  const { sport } = params
  const id = idOf(typeof sport === 'object' ? path.replace(':sport', sport[0] ?? '') : path, ids)
  const values = Object.entries(params).map(([key, kind]) => [
    key,
    kind === 'number' ? id : kind === 'text' ? ids.person : kind[0],
  ])
  return (pagePath as (name: PageName, params: object) => string)(name, Object.fromEntries(values))
}

/** Addresses of what the demonstration has from the id 1 on. */
const OF_DEMO = ['/rec-', '/share/video', '/share/record', '/share/dynamic', '/activity', '/mobile/activity']
const OF_SHORT_VIDEO = ['/shortvideo/', '/share/shortvideo/']

const idOf = (path: string, ids: RealIds): number => {
  const sport = (['basketball', 'esport'] as const).find((each) => path.includes(each))
  if (sport) return ids[sport]
  if (path.startsWith('/live-detail')) return ids.room
  if (path.includes('fifa-team')) return ids.nation
  if (path.includes('/anchor/')) return ids.person
  if (path.startsWith('/share/live')) return ids.room
  if (OF_SHORT_VIDEO.some((start) => path.startsWith(start))) return ids.shortVideo
  if (OF_DEMO.some((start) => path.startsWith(start))) return 1
  return path.startsWith('/database/league') ? ids.league : ids.football
}

/**
 * A match of each sport, one in play if there is one (neither the next to end nor one that has just begun), a room on air, and a national team: of those that the server shows now.
 */
const realIds = async (url: string): Promise<RealIds> => {
  const { list: day } = await ask(url, '/api/race/getDateMatch', endpointSchemas.getDateMatch.reply)
  const byStart = day.toSorted((a, b) => a.kickoff_time - b.kickoff_time)
  const rooms = await ask(url, '/api/live/getRealLives', endpointSchemas.getRealLives.reply)
  const clips = await ask(url, '/api/video/getShortVideos', endpointSchemas.getShortVideos.reply)
  const cup = await ask(url, '/api/SportDatabase/getFifaTopic', endpointSchemas.getFifaTopic.reply)
  const ofSport = (sport: number) => {
    const list = byStart.filter((match) => match.sport_id === sport)
    const inPlay = list.filter(({ status }) => isInPlay(sport, status))
    return inPlay[Math.floor(inPlay.length / 2)] ?? list[0]
  }
  const [football, basketball, esport] = [ofSport(SPORT.football), ofSport(SPORT.basketball), ofSport(SPORT.esport)]
  const others = (sport: number) =>
    [isWaiting, isFinished].flatMap((holds) => {
      const found = byStart.findLast((match) => match.sport_id === sport && holds(sport, match.status))
      return found && found.id !== football?.id && found.id !== basketball?.id ? [found.id] : []
    })
  const final = cup.matches.at(-1)
  const [room] = rooms.list
  return {
    football: football?.id ?? 1,
    basketball: basketball?.id ?? 1,
    esport: esport?.id ?? 1,
    others: {
      footballDetail: [...others(SPORT.football), ...(final ? [final.id] : [])],
      basketballDetail: others(SPORT.basketball),
      league: cup.event ? [cup.event.id] : [],
    },
    league: football?.event_id ?? 1,
    room: room?.id ?? 1,
    shortVideo: clips.list[0]?.id ?? 1,
    person: room?.anchorid ?? 1,
    nation: cup.matches[0]?.hometeam.id ?? 1,
  }
}

const ask = async <Schema extends v.GenericSchema>(url: string, path: string, schema: Schema) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const answer = (await (await fetch(url + path, init)).json()) as { data: unknown }
  return v.parse(schema, answer.data)
}
