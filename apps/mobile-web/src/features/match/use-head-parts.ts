import type { Match } from '@org/api-client/contract'
import { basketballPeriod, extraTimeLine, halfTimeLine, isFinished, quarterLines, shootoutLine } from '@org/domain'
import { useTranslation } from '../../i18n/use-translation'
import { useNow } from '../../hooks/use-now'
import { shownScore, type Shown } from '../../matches/spoiler-shield'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from '../../parts/match/detail-sport'
import { useMoment } from '../../parts/match/moment'
import { placeLines } from './place-lines'

/** What the head of a match shows in every phase: both sides, the lines below the clock, and the quarters of basketball. */
export const useHeadParts = (sport: DetailSport, match: Shown<Match>, venue: string) => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { minute } = useMoment()
  const score = minute ? { home: minute.home_score, away: minute.away_score } : shownScore(match)
  const side = (team: Match['hometeam'], value: number | undefined) => ({
    name: shortName(team, lang),
    logo: team.logo,
    score: value ?? null,
  })
  const notes = useNotes(match, venue)
  return {
    home: side(match.hometeam, score?.home),
    away: side(match.awayteam, score?.away),
    notes: minute ? [] : notes,
    ...(sport === 'basketball' && minute === null && !match.scoreHidden
      ? {
          periods: periodsOf(
            match,
            t(($) => $.quarters),
            t(($) => $.total),
          ),
        }
      : {}),
  }
}

const useNotes = (match: Shown<Match>, venue: string): string[] => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const now = useNow(60)
  const half = halfTimeLine(match)
  const extra = extraTimeLine(match)
  // At the end the line of the result has it.
  const shootout = isFinished(match.sport_id, match.status) ? null : shootoutLine(match)
  const scores = [
    half && `${t(($) => $.half)} ${half.home}-${half.away}`,
    extra && `${t(($) => $.extra)} ${extra.home}-${extra.away}`,
    shootout && `${t(($) => $.shootout)} ${shootout.home}-${shootout.away}`,
  ]
    .filter((line) => line !== null)
    .map(inOnePiece)
  const place = placeLines({
    kickoff: match.kickoff_time,
    venue,
    isWaiting: shownScore(match) === null && !match.scoreHidden,
    now,
    lang,
  })
  const line = match.scoreHidden ? t(($) => $.shield.hidden) : scores.join('  ')
  return [line, match.shownUntil === undefined ? '' : t(($) => $.shield.asStreamed), ...place].filter(Boolean)
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
