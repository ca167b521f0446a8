import type { International, Match } from '@org/api-client/contract'
import { HeadToHead } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useOpenMatches } from '../../matches/use-shield'
import { useAppSelector } from '../../store/store'
import { outcomeOf } from './outcome-of'
import { usePastResults } from './past-results'
import { useMatchLink } from './use-match-link'

interface MeetingsSectionProps {
  match: Match
  meetings: readonly Match[]
  internationals: readonly International[]
}

/** The last matches between the two teams of a match. */
export const MeetingsSection = ({ match, meetings, internationals }: MeetingsSectionProps) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const pastOf = usePastResults()
  const link = useMatchLink()
  const open = useOpenMatches(meetings)
  const [homeName, awayName] = [shortName(match.hometeam, lang), shortName(match.awayteam, lang)]
  return (
    <HeadToHead
      title={t(($) => $.headToHead)}
      homeName={homeName}
      awayName={awayName}
      labels={{
        homeWins: t(($) => $.wins),
        draws: t(($) => $.draws),
        awayWins: t(($) => $.wins),
        empty: t(($) => $.noMeetings),
      }}
      meetings={pastOf(open, internationals).map((meeting) => ({
        id: meeting.id,
        date: meeting.date,
        league: [meeting.league, meeting.decision].filter(Boolean).join(' · '),
        home: {
          name: shortName(meeting.hometeam, lang),
          logo: meeting.hometeam.logo,
          score: meeting.home_score,
        },
        away: {
          name: shortName(meeting.awayteam, lang),
          logo: meeting.awayteam.logo,
          score: meeting.away_score,
        },
        winner: outcomeOf(meeting, match.hometeam.id),
        ...(meeting.match && { href: link.hrefOf(meeting.match) }),
      }))}
      onMeeting={(id) => {
        const meeting = open.find((each) => String(each.id) === id)
        if (meeting) link.open(meeting)
      }}
    />
  )
}
