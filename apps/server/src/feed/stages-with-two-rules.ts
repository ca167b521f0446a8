import type { ScheduledMatch } from '../ports/match-writer'

/** The stages whose matches disagree about the rules of their table. The first day of a season may differ. */
export const stagesWithTwoRules = (matches: readonly ScheduledMatch[]): string[] => {
  const rules = new Map<string, Set<string>>()
  for (const { competition_id, stage } of matches) {
    if (stage === null) continue
    const { season, name, first_day: _, ...rule } = stage
    const key = `${name}" of ${season}, competition ${competition_id}`
    rules.set(key, (rules.get(key) ?? new Set()).add(JSON.stringify(Object.entries(rule).sort())))
  }
  return [...rules].flatMap(([key, given]) => (given.size > 1 ? [key] : []))
}
