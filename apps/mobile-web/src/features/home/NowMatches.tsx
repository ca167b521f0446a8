import { SPORT, type MatchSportId, pagePath } from '@org/domain'
import { useTranslation } from '../../i18n/use-translation'
import { useNow } from '../../hooks/use-now'
import { tickKey } from '../../matches/live-scores'
import type { DayMatches } from '../../matches/use-day-matches'
import { useStaying } from '../../matches/use-staying'
import { sportChosen } from '../../matches/match-preferences'
import { MatchRow } from '../../parts/MatchRow'
import { QueryView } from '../../parts/page/QueryView'
import { useAppDispatch } from '../../store/store'
import { nowMatches } from './now-matches'
import { Section } from '../../parts/Section'

const NAMES = { [SPORT.football]: 'football', [SPORT.basketball]: 'basketball', [SPORT.esport]: 'esport' } as const

const NONE: DayMatches['currentData'] & {} = []

interface NowMatchesProps {
  sport: MatchSportId
  list: DayMatches
  /** The matches above, which are not repeated: see `tickKey`. */
  shown: ReadonlySet<string>
}

/** The matches of a sport that are in play or about to start, without those above. */
export const NowMatches = ({ sport, list, shown }: NowMatchesProps) => {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const now = useNow(60)
  const all = (list.currentData ?? NONE).filter((match) => !shown.has(tickKey(match)))
  const staying = useStaying(all, nowMatches(all, now), String(sport))
  const matches = list.currentData && staying
  if (matches?.length === 0) return null
  return (
    <Section
      title={common(($) => $.sports[NAMES[sport]])}
      more={{ label: t(($) => $.allMatches), to: pagePath('score'), onOpen: () => dispatch(sportChosen(sport)) }}
    >
      <QueryView query={{ ...list, currentData: matches }} skeleton={{ kind: 'match', count: 3 }}>
        {(rows) => rows.map((match) => <MatchRow key={match.id} match={match} />)}
      </QueryView>
    </Section>
  )
}
