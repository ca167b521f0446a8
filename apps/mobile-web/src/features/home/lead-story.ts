import type { ListedRoom, Match } from '@org/api-client/contract'
import { isInPlay, SPORT } from '@org/domain'

export interface Lead {
  readonly match: Match
  /** The rooms that show it, hottest first. */
  readonly rooms: readonly [ListedRoom, ...ListedRoom[]]
}

/** The match of the hottest room that shows one in play; a match without a page leads only if there is no other. */
export const leadStory = (rooms: readonly ListedRoom[]): Lead | null => {
  const inPlay = rooms.flatMap(({ match }) => (match && isInPlay(match.sport_id, match.status) ? [match] : []))
  const match = inPlay.find(({ sport_id }) => sport_id !== SPORT.esport) ?? inPlay[0]
  if (!match) return null
  const [first, ...others] = rooms.filter((room) => room.match?.id === match.id)
  return first ? { match, rooms: [first, ...others] } : null
}
