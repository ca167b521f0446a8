const KINDS: readonly string[] = ['goal', 'own_goal', 'penalty_goal']

/**
 * Whether an incident of a match is a goal of its score. Those of a shootout are not.
 *
 * @example
 * countsInScore('own_goal') // => true
 * countsInScore('shootout_goal') // => false
 */
export const countsInScore = (kind: string): boolean => KINDS.includes(kind)
