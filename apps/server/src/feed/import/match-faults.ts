import type { FileMatch, MatchesFile } from './openfootball-schema'
import type { Fault } from './fault'

/** Problems of well-formed matches: contradicting scores and goals, duplicate matches, decisions about nobody. */
export const faultsOfMatches = ({ matches, decisions }: MatchesFile): Fault[] => [
  ...faultsOfEach(matches),
  ...decisions.flatMap(({ team }, index): Fault[] =>
    matches.some(({ team1, team2 }) => team === team1 || team === team2)
      ? []
      : [{ path: ['decisions', index, 'team'], reason: 'has no match in this file' }],
  ),
]

/** The name of a match among those of its file: one that was broken off may be played again in the same round. */
export const matchKey = (match: FileMatch, matches: readonly FileMatch[]): string => {
  const key = [match.round, match.team1, match.team2].join('|')
  const isReplayed = (other: FileMatch) =>
    other !== match && other.round === match.round && other.team1 === match.team1 && other.team2 === match.team2
  return BROKEN_OFF.includes(match.status) && matches.some(isReplayed) ? `${key}|${match.status}` : key
}

const BROKEN_OFF: readonly FileMatch['status'][] = ['abandoned', 'canceled']

const faultsOfEach = (matches: readonly FileMatch[]): Fault[] => {
  const seen = new Map<string, number>()
  return matches.flatMap((match, index) => {
    const key = matchKey(match, matches)
    const first = seen.get(key)
    seen.set(key, index)
    const twice: Fault[] =
      first === undefined ? [] : [{ path: [], reason: `the same match is already in matches.${first}` }]
    return [...twice, ...faultsOf(match, matches)].map(({ path, reason }) => ({
      path: ['matches', index, ...path],
      reason,
    }))
  })
}

type Pair = readonly [number, number]

/** A second leg that has a winner after extra time may be level over both legs. */
const isSecondLeg = ({ team1, team2 }: FileMatch, matches: readonly FileMatch[]): boolean =>
  matches.some((leg) => leg.team1 === team2 && leg.team2 === team1)

const faultsOf = (match: FileMatch, matches: readonly FileMatch[]): Fault[] => {
  const faults: Fault[] = []
  const wrong = (path: Fault['path'], reason: string) => faults.push({ path, reason })
  if (match.team1 === match.team2) wrong(['team2'], 'a team cannot play against itself')
  const { ht, ft, et, p } = scoresOf(match)
  const less = (a: Pair, b: Pair) => a[0] < b[0] || a[1] < b[1]
  // The score that was awarded is not that of the match, which may have been played.
  if (match.status === 'awarded') return faults
  if (ht && ft && less(ft, ht)) wrong(['score', 'ft'], `fewer goals than at half-time (${ht.join('-')})`)
  if (ft && et && less(et, ft)) wrong(['score', 'et'], `fewer goals than after 90 minutes (${ft.join('-')})`)
  if (p && p[0] === p[1]) wrong(['score', 'p'], 'a shootout cannot end in a draw')
  if (p && et && et[0] !== et[1] && !isSecondLeg(match, matches))
    wrong(['score', 'p'], 'there is no shootout when extra time has a winner')

  const final = et ?? ft
  for (const [side, list] of [match.goals1, match.goals2].entries()) {
    if (list === undefined) continue
    const counted = final?.[side]
    if (counted !== undefined && counted !== list.length)
      wrong([`goals${side + 1}`], `${list.length} goals, but the score says ${counted}`)
    for (const [index, goal] of list.entries())
      if (goal.penalty && goal.owngoal)
        wrong([`goals${side + 1}`, index], 'a goal cannot be both a penalty and an own goal')
  }
  return faults
}

/**
 * The short form of a score is the result after 90 minutes. If only extra time is given, the match was level before.
 */
export const scoresOf = ({
  score,
}: FileMatch): { ht: Pair | null; ft: Pair | null; et: Pair | null; p: Pair | null } => {
  if (score === undefined) return { ht: null, ft: null, et: null, p: null }
  if (Array.isArray(score)) return { ht: null, ft: score, et: null, p: null }
  return { ht: score.ht ?? null, ft: score.ft ?? null, et: score.et ?? null, p: score.p ?? null }
}
