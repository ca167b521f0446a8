import type { Match, Outcome, VoteCount } from '@org/api-client/contract'
import { VoteBar } from '@org/ui/sport'
import { matchPageApi } from '../../api/match-page'
import { useLocale } from '../../hooks/use-locale'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { useLeaveOut } from '../../matches/leave-out'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from './detail-sport'

const { useGetAnalysisDataQuery, useVote_race_teamMutation } = matchPageApi

interface VoteSectionProps {
  sport: DetailSport
  match: Match
  vote: VoteCount
}

/** The vote on the winner: one of each viewer until the kick-off, then the shares. Hidden if nobody has voted by then. */
export const VoteSection = ({ sport, match, vote }: VoteSectionProps) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const tellFailure = useTellFailure()
  const [send, { isLoading }] = useVote_race_teamMutation()
  const { refetch } = useGetAnalysisDataQuery({ sport, matchid: match.id, ...useLeaveOut() })
  const total = vote.home + vote.draw + vote.away
  if (vote.open === 0 && total === 0) return null
  const option = (id: Outcome, label: string) => ({
    id,
    label,
    votes: vote[id],
    share: new Intl.NumberFormat(locale, { style: 'percent' }).format(total === 0 ? 0 : vote[id] / total),
  })
  const onVote = async (id: Outcome) => {
    const { error } = await send({ matchid: match.id, vote: id })
    if (!error) return
    tellFailure(error)
    // Another tab may have voted, or the match may have begun.
    void refetch()
  }
  return (
    <VoteBar
      title={t(($) => $.vote.title)}
      options={[
        option('home', shortName(match.hometeam, lang)),
        ...(sport === 'football'
          ? [
              option(
                'draw',
                t(($) => $.draw),
              ),
            ]
          : []),
        option('away', shortName(match.awayteam, lang)),
      ]}
      {...(vote.mine === '' ? {} : { chosenId: vote.mine })}
      closed={vote.open === 0}
      disabled={isLoading}
      onVote={(id) => void onVote(id)}
      total={t(($) => $.vote.total, { count: total })}
      labels={{ chosen: t(($) => $.vote.chosen) }}
    />
  )
}
