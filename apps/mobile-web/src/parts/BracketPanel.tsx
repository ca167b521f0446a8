import type { KnockoutRound, Match } from '@org/api-client/contract'
import { extraTimeLine, localDay, matchPath, shootoutLine } from '@org/domain'
import { EmptyState, Illustration } from '@org/ui/basics'
import { Bracket, type BracketTie } from '@org/ui/sport'
import { useHref, useNavigate } from 'react-router'
import { shortDay } from '../i18n/short-day'
import { useTranslation } from '../i18n/use-translation'
import { isHeldBack, shownScore, type Shown } from '../matches/spoiler-shield'
import { shortName } from '../matches/team-names'
import { useShownMatches } from '../matches/use-shield'
import { useZone } from '../site/zone-context'
import { useAppSelector } from '../store/store'
import styles from './BracketPanel.module.css'

interface BracketPanelProps {
  rounds: readonly KnockoutRound[]
  matches: readonly Match[]
}

/** The knockout as a tree; each tie leads to its match. */
export const BracketPanel = ({ rounds, matches }: BracketPanelProps) => {
  const { t } = useTranslation('scores')
  const navigate = useNavigate()
  const tieOf = useTie()
  const byId = new Map(useShownMatches(matches).map((match) => [match.id, match]))
  const open = (id: string) => {
    const match = byId.get(Number(id))
    const to = match && matchPath(match)
    if (to) void navigate(to)
  }
  if (rounds.length === 0) return <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.bracket.empty)} />
  return (
    <div className={styles.part}>
      <Bracket
        label={t(($) => $.bracket.label)}
        rounds={rounds.map(({ name, apart, ties }, round) => ({
          id: name,
          name,
          isApart: apart === 1,
          ties: ties.flatMap(({ matchid, earlier, total, winner }) => {
            const match = byId.get(matchid)
            if (!match) return []
            const isHidden = [matchid, ...earlier].some((id) => {
              const leg = byId.get(id)
              return leg !== undefined && isHeldBack(leg)
            })
            const sum = { legs: earlier.length + 1, total: isHidden ? null : total }
            const tie = tieOf(match, unknownTeams(rounds.slice(0, round), byId), sum)
            return [winner === 'none' || isHidden ? tie : { ...tie, winner }]
          }),
        }))}
        onTie={open}
      />
    </div>
  )
}

type Sum = KnockoutRound['ties'][number]['total']

/** The teams of ties in earlier rounds whose result the fan has not seen: a later tie would reveal who won. */
const unknownTeams = (rounds: readonly KnockoutRound[], byId: ReadonlyMap<number, Shown<Match>>) =>
  new Set(
    rounds
      .flatMap(({ ties }) => ties.flatMap(({ matchid, earlier }) => [matchid, ...earlier].map((id) => byId.get(id))))
      .filter((match) => match !== undefined && isHeldBack(match))
      .flatMap((match) => (match ? [match.hometeam.id, match.awayteam.id] : [])),
  )

const useTie = () => {
  const { t } = useTranslation('scores')
  const lang = useAppSelector((state) => state.preferences.lang)
  const zone = useZone()
  const base = useHref('/').replace(/\/$/, '')
  return (
    match: Shown<Match>,
    unknown: ReadonlySet<number>,
    { legs, total }: { legs: number; total: Sum },
  ): BracketTie => {
    const score = legs > 1 ? total : shownScore(match)
    const kicks = shootoutLine(match)
    const side = (team: Match['hometeam'], at: 'home' | 'away') => ({
      ...(unknown.has(team.id)
        ? { name: t(($) => $.bracket.hiddenTeam) }
        : { name: shortName(team, lang), logo: team.logo }),
      score: score?.[at] ?? null,
      ...(kicks ? { note: t(($) => $.bracket.shootout, { goals: kicks[at] }) } : {}),
    })
    const to = matchPath(match)
    const day = shortDay(localDay(match.kickoff_time, zone) ?? '', lang)
    return {
      id: String(match.id),
      home: side(match.hometeam, 'home'),
      away: side(match.awayteam, 'away'),
      when: [
        day,
        ...(legs === 2 ? [t(($) => $.bracket.legs)] : legs > 2 ? [t(($) => $.bracket.series, { count: legs })] : []),
        ...(extraTimeLine(match) ? [t(($) => $.bracket.extraTime)] : []),
      ].join(' · '),
      ...(to ? { href: base + to } : {}),
    }
  }
}
