import type { Match, TeamForm } from '@org/api-client/contract'
import { ListGroup, ListRow } from '@org/ui/basics'
import { FormDots } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { useOpenMatches } from '../../matches/use-shield'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import { CardTitle } from './CardTitle'
import { usePastResults, type PastResult } from './past-results'
import { useDayText } from './use-day-text'
import { useFormDots } from './use-form-dots'
import { useMatchLink } from './use-match-link'

/** The last results of a team, and its next matches. */
export const FormSection = ({ team, form }: { team: Match['hometeam']; form: TeamForm }) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { letters, dotsOf } = useFormDots()
  const open = useOpenMatches(form.results)
  const dayText = useDayText()
  const name = shortName(team, lang)
  const title = t(($) => $.form.title, { team: name })
  const results = usePastResults()(open, form.internationals).slice(0, MOST_RESULTS)
  return (
    <ListGroup aria-label={title}>
      {results.length === 0 ? (
        <ListRow title={<CardTitle text={title} />} note={t(($) => $.form.empty)} />
      ) : (
        <ListRow
          title={<CardTitle text={title} />}
          note={t(($) => $.form.last, { count: results.length })}
          end={<FormDots label={title} letters={letters} matches={dotsOf(team.id, results)} />}
        />
      )}
      {results.slice(0, SHOWN_RESULTS).map(({ match, home_score, away_score, ...result }) => (
        <MatchLine key={result.id} {...result} match={match} value={`${home_score}–${away_score}`} />
      ))}
      {form.next.map((match) => (
        <MatchLine
          key={match.id}
          {...match}
          date={dayText(match.kickoff_time)}
          league={shortName(match.matchevent, lang)}
          decision={null}
          match={match}
          value={t(($) => $.form.next)}
        />
      ))}
    </ListGroup>
  )
}

const MOST_RESULTS = 6
/** The dots show the others. */
const SHOWN_RESULTS = 3

interface MatchLineProps extends Pick<PastResult, 'hometeam' | 'awayteam' | 'date' | 'league' | 'decision' | 'match'> {
  value: string
}

const MatchLine = ({ hometeam, awayteam, date, league, decision, match, value }: MatchLineProps) => {
  const lang = useAppSelector((state) => state.preferences.lang)
  const { hrefOf, open } = useMatchLink()
  return (
    <ListRow
      title={`${shortName(hometeam, lang)} – ${shortName(awayteam, lang)}`}
      note={[date, league, decision].filter(Boolean).join(' · ')}
      value={value}
      {...(match && { href: hrefOf(match), onPress: () => open(match) })}
    />
  )
}
