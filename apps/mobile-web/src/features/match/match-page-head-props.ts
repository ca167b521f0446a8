import type { LiveRoom, Match } from '@org/api-client/contract'
import type { Ref } from 'react'
import type { Shown } from '../../matches/spoiler-shield'
import type { DetailSport } from '../../parts/match/detail-sport'

export interface MatchPageHeadProps {
  sport: DetailSport
  match: Shown<Match>
  venue: string
  rooms: readonly LiveRoom[]
  ref?: Ref<HTMLElement>
}
