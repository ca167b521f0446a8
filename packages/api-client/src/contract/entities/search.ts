import * as v from 'valibot'
import { articleCard } from './content'
import { listedAnchor, listedRoom } from './live'
import { match, matchEvent, team } from './match'
import { videoCard } from './video'

const sport_id = v.picklist([1, 2, 3])

/** `nation` is 1 for a national team, which has a page of its own. */
const searchTeamFields = { ...team.entries, sport_id, nation: v.picklist([0, 1]) }

export interface SearchTeamSchema extends v.ObjectSchema<typeof searchTeamFields, undefined> {}
export const searchTeam: SearchTeamSchema = v.object(searchTeamFields)
const searchEventFields = { ...matchEvent.entries, sport_id }

export interface SearchEventSchema extends v.ObjectSchema<typeof searchEventFields, undefined> {}
export const searchEvent: SearchEventSchema = v.object(searchEventFields)

/** The kinds of results. */
export const SEARCH_TYPES = ['matches', 'teams', 'events', 'anchors', 'lives', 'videos', 'articles'] as const
export type SearchType = (typeof SEARCH_TYPES)[number]

/** A result of any kind. */
export const searchResult = v.union([
  v.object({ type: v.literal('matches'), item: match }),
  v.object({ type: v.literal('teams'), item: searchTeam }),
  v.object({ type: v.literal('events'), item: searchEvent }),
  v.object({ type: v.literal('anchors'), item: listedAnchor }),
  v.object({ type: v.literal('lives'), item: listedRoom }),
  v.object({ type: v.literal('videos'), item: videoCard }),
  v.object({ type: v.literal('articles'), item: articleCard }),
])

export type SearchTeam = v.InferOutput<typeof searchTeam>
export type SearchEvent = v.InferOutput<typeof searchEvent>
export type SearchResult = v.InferOutput<typeof searchResult>
