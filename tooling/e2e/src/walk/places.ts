import { endpointSchemas } from '@org/api-client/contract'
import { PAGES, pagePath, type Page, type PageName } from '@org/domain'
import * as v from 'valibot'

/** Who looks at a page. */
export type Viewer = 'guest' | 'member'

export interface Place {
  readonly name: string
  readonly viewer: Viewer
  /** Below the base of the app. */
  readonly path: string
}

/** Pages of these areas look different to a member. */
const MEMBER_AREAS: readonly Page['area'][] = ['user', 'chat', 'service', 'money', 'plans']

/** The named pages with real ids in their addresses, first as a guest sees them, then as a member does. */
export const placesOf = async (url: string, names: readonly string[]): Promise<Place[]> => {
  const ids = await realIds(url)
  const rows = Object.entries<Page>(PAGES).filter(([name]) => names.includes(name))
  const places = (viewer: Viewer) =>
    rows
      .filter(([, { area, needs }]) => (viewer === 'guest' ? needs === undefined : MEMBER_AREAS.includes(area)))
      .map(([name, row]) => ({ name, viewer, path: addressOf(name as PageName, row, ids) }))
  return [...places('guest'), ...places('member')]
}

interface RealIds {
  readonly football: number
  readonly basketball: number
  readonly room: number
  /** An anchor, with whom anybody may chat. */
  readonly person: number
}

const addressOf = (name: PageName, { path, params = {} }: Page, ids: RealIds): string => {
  const id = path.includes('basketball') ? ids.basketball : path.startsWith('/live-detail') ? ids.room : ids.football
  const values = Object.entries(params).map(([key, kind]) => [
    key,
    kind === 'number' ? id : kind === 'text' ? ids.person : kind[0],
  ])
  return (pagePath as (name: PageName, params: object) => string)(name, Object.fromEntries(values))
}

/** A football match in play, a basketball match and a room on air, of those that the server shows now. */
const realIds = async (url: string): Promise<RealIds> => {
  const matches = await ask(url, '/api/race/getDateMatch', endpointSchemas.getDateMatch.reply)
  const rooms = await ask(url, '/api/live/getRealLives', endpointSchemas.getRealLives.reply)
  const first = (sport: number) =>
    matches.list.find((match) => match.sport_id === sport && match.status > 1 && match.status < 8)?.id ?? 1
  const [room] = rooms.list
  return { football: first(1), basketball: first(2), room: room?.id ?? 1, person: room?.anchorid ?? 1 }
}

const ask = async <Schema extends v.GenericSchema>(url: string, path: string, schema: Schema) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const answer = (await (await fetch(url + path, init)).json()) as { data: unknown }
  return v.parse(schema, answer.data)
}
