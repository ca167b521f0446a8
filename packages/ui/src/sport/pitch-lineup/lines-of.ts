import type { LineupPlayer } from './Player'

/** The least distance between two lines, in per cent of the pitch's length. */
const LINE_GAP = 6

/**
 * The players of a team by line, from the goalkeeper to the attack, each line from its left to its right. By the places
 * of the players if all have one, else by the formation, which names the players of each line without the goalkeeper.
 * Null if neither says where they play.
 *
 * @example
 * linesOf(eleven, '4-3-3')?.map((line) => line.length) // => [1, 4, 3, 3]
 */
export const linesOf = (players: readonly LineupPlayer[], formation = ''): LineupPlayer[][] | null => {
  if (players.length === 0) return null
  return byPlace(players) ?? byFormation(players, formation)
}

const byPlace = (players: readonly LineupPlayer[]): LineupPlayer[][] | null => {
  const placed = players.flatMap((player) => (player.place ? [{ player, ...player.place }] : []))
  if (placed.length < players.length) return null
  const lines: (typeof placed)[] = []
  for (const one of placed.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line && last && one.y - last.y < LINE_GAP) line.push(one)
    else lines.push([one])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x).map(({ player }) => player))
}

const byFormation = (players: readonly LineupPlayer[], formation: string): LineupPlayer[][] | null => {
  if (!/^\d+(-\d+)+$/.test(formation)) return null
  const counts = [1, ...formation.split('-').map(Number)]
  if (counts.some((count) => count === 0) || counts.reduce((sum, count) => sum + count, 0) !== players.length)
    return null
  let start = 0
  return counts.map((count) => players.slice(start, (start += count)))
}
