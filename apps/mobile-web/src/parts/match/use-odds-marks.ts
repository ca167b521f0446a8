import type { Match } from '@org/api-client/contract'
import type { OddsMark } from '@org/ui/sport'
import { matchPageApi } from '../../api/match-page'
import type { DetailSport } from './detail-sport'
import { useLivePolling } from './live-polling'
import { useMomentumMarks } from './use-momentum-marks'

const { useGetMatchTimelineQuery } = matchPageApi

/** The goals and red cards of a football match at the start of their minutes, from where the odds follow them. */
export const useOddsMarks = (sport: DetailSport, match: Match): OddsMark[] => {
  const { data } = useGetMatchTimelineQuery(
    { sport, matchid: match.id },
    { ...useLivePolling(match), skip: sport !== 'football' },
  )
  const marks = useMomentumMarks(match, sport !== 'football')
  return marks.flatMap(({ id, kind, label }) => {
    const until = data?.list.find(({ last_id }) => last_id >= Number(id))?.until
    return until === null || until === undefined ? [] : [{ id, kind, label, at: until - 60 }]
  })
}
