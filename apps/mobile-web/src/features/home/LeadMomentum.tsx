import type { Match } from '@org/api-client/contract'
import { MomentumStrip } from '@org/ui/sport'
import { matchDetailApi } from '../../api/match-details'
import { useTranslation } from '../../i18n/use-translation'

const { useGetMatchDataQuery } = matchDetailApi

const POLL_MS = 30_000

interface LeadMomentumProps {
  match: Match
  homeName: string
  awayName: string
}

/** The pressure of both sides of a football match so far. Nothing if it is unknown: the story is complete without it. */
const LeadMomentum = ({ match, homeName, awayName }: LeadMomentumProps) => {
  const { t } = useTranslation('home')
  const { currentData } = useGetMatchDataQuery(
    { sport: 'football', matchid: match.id },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  )
  if (!currentData?.momentum.length) return null
  return (
    <MomentumStrip
      values={currentData.momentum}
      label={(share) => t(($) => $.momentumLabel, { home: homeName, away: awayName, share })}
    />
  )
}

export default LeadMomentum
