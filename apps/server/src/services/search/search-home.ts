import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { findNames } from '../../store/search/find-names'
import { NAME_KINDS } from '../../store/search/index-names'
import {
  findAnchors,
  findArticles,
  findEvents,
  findLives,
  findMatches,
  findTeams,
  findVideos,
  type Part,
} from './find-results'
import { shownNames } from './shown-names'
import type { Search } from './search-for'

const FIRST: Part = { offset: 0, limit: 3 }

/** The first results of each kind; if there are none, names somewhat like the keyword. */
export const searchHome = async (search: Search): Promise<ReplyOf<Endpoints['searchRaceHome']>> => {
  const [matches, teams, events, anchors, lives, videos, articles] = await Promise.all([
    findMatches(search, FIRST),
    findTeams(search, FIRST),
    findEvents(search, FIRST),
    findAnchors(search, FIRST),
    findLives(search, FIRST),
    findVideos(search, FIRST),
    findArticles(search, FIRST),
  ])
  const found = { matches, teams, events, anchors, lives, videos, articles }
  const isEmpty = Object.values(found).every(({ total }) => total === 0)
  return { ...found, near: isEmpty ? await nearNames(search) : [] }
}

const nearNames = async ({ context, query, lang }: Search): Promise<string[]> => {
  const found = await Promise.all(
    NAME_KINDS.map(async (kind) => {
      const { ids } = await findNames(context.db, { query, likeness: 'near', kind, ...FIRST })
      return ids.map((target_id) => ({ kind, target_id }))
    }),
  )
  return shownNames(context, found.flat(), lang)
}
