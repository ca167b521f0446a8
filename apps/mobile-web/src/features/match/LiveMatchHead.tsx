import type { LiveRoom, Match } from '@org/api-client/contract'
import {
  basketballPeriod,
  extraTimeLine,
  halfTimeLine,
  quarterLines,
  scoreLine,
  shootoutLine,
  pagePath,
} from '@org/domain'
import { Button } from '@org/ui/basics'
import { MatchHead } from '@org/ui/sport'
import { MonitorPlay } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { useNow } from '../../hooks/use-now'
import { shortName } from '../../matches/team-names'
import { useMatchFace } from '../../matches/use-match-face'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from './detail-sport'
import { placeLines } from './place-lines'
import { useMatchShare } from './use-match-share'

interface LiveMatchHeadProps {
  sport: DetailSport
  match: Match
  venue: string
  rooms: readonly LiveRoom[]
  ref?: Ref<HTMLElement>
}

/** The head of a match page, with a running clock, and a link to a room that shows the match. */
export const LiveMatchHead = ({ sport, match, venue, rooms, ref }: LiveMatchHeadProps) => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const face = useMatchFace(match)
  useMatchShare(match, face.clock)
  const score = scoreLine(match)
  const side = (team: Match['hometeam'], value: number | undefined) => ({
    name: shortName(team, lang),
    logo: team.logo,
    score: value ?? null,
  })
  return (
    <MatchHead
      {...(ref ? { ref } : {})}
      home={side(match.hometeam, score?.home)}
      away={side(match.awayteam, score?.away)}
      phase={face.phase}
      clock={sport === 'basketball' && face.note && face.phase === 'live' ? `${face.clock} ${face.note}` : face.clock}
      notes={useNotes(match, venue)}
      {...(face.phase === 'live' ? { live: t(($) => $.live) } : {})}
      {...(sport === 'basketball'
        ? {
            periods: periodsOf(
              match,
              t(($) => $.quarters),
              t(($) => $.total),
            ),
          }
        : {})}
    >
      {rooms[0] && <Watch room={rooms[0]} />}
    </MatchHead>
  )
}

const useNotes = (match: Match, venue: string): string[] => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const now = useNow(60)
  const half = halfTimeLine(match)
  const extra = extraTimeLine(match)
  const shootout = shootoutLine(match)
  const scores = [
    half && `${t(($) => $.half)} ${half.home}-${half.away}`,
    extra && `${t(($) => $.extra)} ${extra.home}-${extra.away}`,
    shootout && `${t(($) => $.shootout)} ${shootout.home}-${shootout.away}`,
  ]
    .filter((line) => line !== null)
    .map(inOnePiece)
  const place = placeLines({ kickoff: match.kickoff_time, venue, isWaiting: scoreLine(match) === null, now, lang })
  return [scores.join('  '), ...place].filter(Boolean)
}

/** Keeps a label and its score on one line, which a hyphen would allow to break. */
const inOnePiece = (line: string) => line.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')

const periodsOf = (match: Match, caption: string, total: string) => {
  const quarters = quarterLines(match)
  const running = basketballPeriod(match.status)
  const empty = Math.max(0, 4 - quarters.length)
  const names = [...quarters.map(({ period }) => period), ...['Q1', 'Q2', 'Q3', 'Q4'].slice(4 - empty)]
  const blanks = Array.from({ length: empty }, () => null)
  return {
    caption,
    columns: [...names, total],
    home: [...quarters.map(({ home }) => home), ...blanks, match.home_score],
    away: [...quarters.map(({ away }) => away), ...blanks, match.away_score],
    ...(running === null ? {} : { current: quarters.length - 1 }),
  }
}

const Watch = ({ room }: { room: LiveRoom }) => {
  const { t } = useTranslation('match')
  const navigate = useNavigate()
  const to = pagePath('liveDetail', { id: room.id })
  return (
    <Button size="small" icon={<MonitorPlay />} href={useHref(to)} onPress={() => void navigate(to)}>
      {t(($) => $.watch, { name: room.anchor.nick_name })}
    </Button>
  )
}
