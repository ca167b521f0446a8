import type { Match } from '@org/api-client/contract'
import { sportName } from '@org/domain'
import { useLiveMatch } from '../../matches/use-live-match'
import { DetailPanel, type DetailTab } from '../../parts/match/DetailPanel'

/** A panel of the match page in the room that shows the match. */
const RoomDetail = ({ tab, match: listed }: { tab: DetailTab; match: Match }) => {
  const match = useLiveMatch(listed)
  const sport = sportName(match.sport_id)
  return sport === null || sport === 'all' ? null : <DetailPanel tab={tab} sport={sport} match={match} />
}

export default RoomDetail
