import * as v from 'valibot'
import { articleCard } from '../entities/content'
import { listedAnchor, listedRoom } from '../entities/live'
import { match } from '../entities/match'
import { SEARCH_TYPES, searchEvent, searchResult, searchTeam } from '../entities/search'
import { videoCard } from '../entities/video'
import { trimmedText, wholeNumber } from '../fields'
import { notId } from '../id-fields'
import { paged } from '../paged'

const keyword = notId(trimmedText(100, 1))

export const searchEvents = paged(searchEvent, { keyword })

export const searchTeams = paged(searchTeam, { keyword })

export const searchMatches = paged(match, { keyword })

export const getRaceSearch = paged(match, {
  keyword,
  /** 0 for all. */
  sport: v.optional(v.picklist([0, 1, 2, 3]), 0),
})

export const search = paged(searchResult, { keyword, type: v.picklist(SEARCH_TYPES) })

const firstOf = <Item extends v.GenericSchema>(item: Item) => v.object({ list: v.array(item), total: wholeNumber() })

export const searchRaceHome = {
  request: v.object({ keyword }),
  reply: v.object({
    matches: firstOf(match),
    teams: firstOf(searchTeam),
    events: firstOf(searchEvent),
    anchors: firstOf(listedAnchor),
    lives: firstOf(listedRoom),
    videos: firstOf(videoCard),
    articles: firstOf(articleCard),
    /** Names like the keyword, in the language of the call, if nothing is found. */
    near: v.array(v.string()),
  }),
}

export const getHotSearches = { request: v.object({}), reply: v.object({ list: v.array(v.string()) }) }
