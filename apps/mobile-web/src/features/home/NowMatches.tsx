import { SPORT, type MatchSportId, pagePath } from '@org/domain'
import { SkeletonList } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useNow } from '../../hooks/use-now'
import type { MatchListState } from '../../matches/use-day-matches'
import { sportChosen } from '../../matches/match-preferences'
import { MatchRow } from '../../parts/MatchRow'
import { useAppDispatch } from '../../store/store'
import { nowMatches } from './now-matches'
import { Section } from './Section'

const NAMES = { [SPORT.football]: 'football', [SPORT.basketball]: 'basketball', [SPORT.esport]: 'esport' } as const

/** The matches of a sport that are in play or about to start. */
export const NowMatches = ({ sport, list }: { sport: MatchSportId; list: MatchListState }) => {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const now = useNow(60)
  const matches = nowMatches(list.matches, now)
  if (list.state === 'failed' || (list.state === 'ready' && matches.length === 0)) return null
  return (
    <Section
      title={common(($) => $.sports[NAMES[sport]])}
      more={{ label: t(($) => $.allMatches), to: pagePath('score'), onOpen: () => dispatch(sportChosen(sport)) }}
    >
      {list.state === 'loading' ? (
        <SkeletonList kind="match" count={3} label={common(($) => $.loading)} />
      ) : (
        matches.map((match) => <MatchRow key={match.id} match={match} />)
      )}
    </Section>
  )
}
