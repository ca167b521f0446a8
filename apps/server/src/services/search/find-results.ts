import type {
  ArticleCard,
  ListedAnchor,
  ListedRoom,
  Match,
  SearchEvent,
  SearchResult,
  SearchTeam,
  VideoCard,
} from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { anchorsById } from '../../store/live/listed-anchors'
import { roomsFound } from '../../store/live/rooms'
import { foundMatches } from '../../store/matches/found-matches'
import { competitionRows, teamRows } from '../../store/matches/named-rows'
import { nationsAmong } from '../../store/matches/national-teams'
import { articlesById } from '../../store/content/articles'
import { videosById } from '../../store/content/videos'
import { bestNames, findNames, findTitles } from '../../store/search/find-names'
import type { NameKind, TitleKind } from '../../store/search/search-tables'
import { articleCard } from '../content/articles'
import { viewerAt } from '../content/videos'
import { wireVideo } from '../content/wire-video'
import { wireAnchor } from '../live/list-anchors'
import { withMatches } from '../live/list-rooms'
import { wireEvent, wireMatch, wireTeam } from '../matches/wire-match'
import { readersOf, type Search } from './search-for'

/** A part of the results of a kind. */
export interface Part {
  readonly offset: number
  readonly limit: number
}

export interface Found<Item> {
  readonly list: Item[]
  readonly total: number
}

const names = ({ context: { db }, query, likeness }: Search, kind: NameKind, part: Part) =>
  findNames(db, { query, likeness, kind, ...part })

export const findTeams = async (search: Search, part: Part): Promise<Found<SearchTeam>> => {
  const { ids, total } = await names(search, 'team', part)
  const { db } = search.context
  const [rows, nations] = await Promise.all([teamRows(db, ids), nationsAmong(db, ids)])
  const list = rows.map((row): SearchTeam => {
    const nation = nations.has(row.id) ? 1 : 0
    return { ...wireTeam(row, 'small'), sport_id: sportOf(row), nation }
  })
  return { list, total }
}

export const findEvents = async (search: Search, part: Part): Promise<Found<SearchEvent>> => {
  const { ids, total } = await names(search, 'event', part)
  const rows = await competitionRows(search.context.db, ids)
  return { list: rows.map((row) => ({ ...wireEvent(row), sport_id: sportOf(row) })), total }
}

/** The teams, leagues or anchors that fit best, by kind. */
const bestIds = async (
  { context: { db }, query, likeness }: Search,
  kinds: readonly NameKind[],
  sport = 0,
): Promise<(kind: NameKind) => number[]> => {
  const best = await bestNames(db, { query, likeness, kinds, sport, limit: MOST_NAMES })
  return (wanted) => best.flatMap(({ kind, target_id }) => (kind === wanted ? [target_id] : []))
}

/** Beyond these, the matches and rooms of all that are found would say nothing. */
const MOST_NAMES = 20

/** The matches of the teams that fit best, or else of the leagues, of a sport or of all for 0. */
export const findMatches = async (search: Search, part: Part, sport = 0): Promise<Found<Match>> => {
  const { context, viewer, lang } = search
  const idsOf = await bestIds(search, ['team', 'event'], sport)
  const teams = idsOf('team')
  const { rows, total } = await foundMatches(context.db, {
    teams,
    competitions: teams.length > 0 ? [] : idsOf('event'),
    sport,
    now: seconds(context.clock),
    viewer,
    ...part,
  })
  return { list: rows.map((row) => wireMatch(row, lang)), total }
}

export const findAnchors = async (search: Search, part: Part): Promise<Found<ListedAnchor>> => {
  const { ids, total } = await names(search, 'anchor', part)
  const rows = await anchorsById(search.context.db, seconds(search.context.clock), ids)
  return { list: rows.map((row) => wireAnchor(row, search.lang)), total }
}

/** The rooms on air of the anchors, and with a match of the teams, that fit best. */
export const findLives = async (search: Search, part: Part): Promise<Found<ListedRoom>> => {
  const { context, viewer, lang } = search
  const idsOf = await bestIds(search, ['team', 'anchor'])
  const found = { anchors: idsOf('anchor'), teams: idsOf('team') }
  const { rows, total } = await roomsFound(context.db, seconds(context.clock), found, part)
  return { list: await withMatches(context.db, rows, viewer, lang), total }
}

const titles = (search: Search, kind: TitleKind, part: Part) =>
  findTitles(search.context.db, { query: search.query, kind, readers: readersOf(search), ...part })

export const findVideos = async (search: Search, part: Part): Promise<Found<VideoCard>> => {
  const { context, uid, lang } = search
  const { ids, total } = await titles(search, 'video', part)
  const rows = await videosById(context.db, viewerAt(context, uid), ids)
  return { list: rows.map((row) => wireVideo(context, row, lang)), total }
}

export const findArticles = async (search: Search, part: Part): Promise<Found<ArticleCard>> => {
  const { ids, total } = await titles(search, 'article', part)
  const { now, site } = readersOf(search)
  const rows = await articlesById(search.context.db, now, { site, ids })
  return { list: rows.map(articleCard), total }
}

/** The sports of stored teams and leagues are those of matches. */
const sportOf = ({ sport_id }: { readonly sport_id: number }) => sport_id as SearchTeam['sport_id']

const marked = <Type extends string, Item>(type: Type, { list, total }: Found<Item>) => ({
  list: list.map((item) => ({ type, item })),
  total,
})

type Finder = (search: Search, part: Part) => Promise<Found<SearchResult>>

/** The results of each kind, marked with it. */
export const FINDERS: { readonly [Type in SearchResult['type']]: Finder } = {
  matches: async (search, part) => marked('matches', await findMatches(search, part)),
  teams: async (search, part) => marked('teams', await findTeams(search, part)),
  events: async (search, part) => marked('events', await findEvents(search, part)),
  anchors: async (search, part) => marked('anchors', await findAnchors(search, part)),
  lives: async (search, part) => marked('lives', await findLives(search, part)),
  videos: async (search, part) => marked('videos', await findVideos(search, part)),
  articles: async (search, part) => marked('articles', await findArticles(search, part)),
}
