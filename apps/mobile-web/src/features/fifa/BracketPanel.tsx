import type { KnockoutRound, Match } from '@org/api-client/contract'
import { extraTimeLine, localDay, matchPath, shootoutLine } from '@org/domain'
import { EmptyState, Illustration } from '@org/ui/basics'
import { Bracket, type BracketTie } from '@org/ui/sport'
import { useHref, useNavigate } from 'react-router'
import { shortDay } from '../../i18n/short-day'
import { useTranslation } from '../../i18n/use-translation'
import { isHeldBack, shownScore, type Shown } from '../../matches/spoiler-shield'
import { shortName } from '../../matches/team-names'
import { useShownMatches } from '../../matches/use-shield'
import { useZone } from '../../site/zone-context'
import { useAppSelector } from '../../store/store'
import styles from './fifa.module.css'

interface BracketPanelProps {
  rounds: readonly KnockoutRound[]
  matches: readonly Match[]
}

/** The knockout as a tree; each tie leads to its match. */
export const BracketPanel = ({ rounds, matches }: BracketPanelProps) => {
  const { t } = useTranslation('fifa')
  const navigate = useNavigate()
  const tieOf = useTie()
  const byId = new Map(useShownMatches(matches).map((match) => [match.id, match]))
  const open = (id: string) => {
    const match = byId.get(Number(id))
    const to = match && matchPath(match)
    if (to) void navigate(to)
  }
  if (rounds.length === 0) return <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.empty.bracket)} />
  return (
    <div className={styles.part}>
      <Bracket
        label={t(($) => $.tabs.bracket)}
        rounds={rounds.map(({ name, apart, ties }, round) => ({
          id: name,
          name,
          isApart: apart === 1,
          ties: ties.flatMap(({ matchid, winner }) => {
            const match = byId.get(matchid)
            if (!match) return []
            const tie = tieOf(match, unknownTeams(rounds.slice(0, round), byId))
            return [winner === 'none' || isHeldBack(match) ? tie : { ...tie, winner }]
          }),
        }))}
        onTie={open}
      />
    </div>
  )
}

/** The teams of ties in earlier rounds whose result the fan has not seen: a later tie would reveal who won. */
const unknownTeams = (earlier: readonly KnockoutRound[], byId: ReadonlyMap<number, Shown<Match>>) =>
  new Set(
    earlier
      .flatMap(({ ties }) => ties.map(({ matchid }) => byId.get(matchid)))
      .filter((match) => match !== undefined && isHeldBack(match))
      .flatMap((match) => (match ? [match.hometeam.id, match.awayteam.id] : [])),
  )

const useTie = () => {
  const { t } = useTranslation('fifa')
  const lang = useAppSelector((state) => state.preferences.lang)
  const zone = useZone()
  const base = useHref('/').replace(/\/$/, '')
  return (match: Shown<Match>, unknown: ReadonlySet<number>): BracketTie => {
    const score = shownScore(match)
    const kicks = shootoutLine(match)
    const side = (team: Match['hometeam'], at: 'home' | 'away') => ({
      ...(unknown.has(team.id) ? { name: t(($) => $.hiddenTeam) } : { name: shortName(team, lang), logo: team.logo }),
      score: score?.[at] ?? null,
      ...(kicks ? { note: t(($) => $.shootout, { goals: kicks[at] }) } : {}),
    })
    const to = matchPath(match)
    const day = shortDay(localDay(match.kickoff_time, zone) ?? '', lang)
    return {
      id: String(match.id),
      home: side(match.hometeam, 'home'),
      away: side(match.awayteam, 'away'),
      when: extraTimeLine(match) ? `${day} · ${t(($) => $.extraTime)}` : day,
      ...(to ? { href: base + to } : {}),
    }
  }
}
