import type { PlayerName } from '../catalogue/player-names'
import type { SeededRandom } from '../../ports/seeded-random'

/** Who is on the pitch: goalkeeper first, forwards last. */
export interface Squad {
  readonly sentOff: number
  scorer(): PlayerName
  taker(): PlayerName
  defender(): PlayerName
  anyone(): PlayerName
  partnerOf(player: PlayerName): PlayerName
  /** Null if the bench or the five substitutions are used up. */
  substitute(): { off: PlayerName; on: PlayerName } | null
  book(player: PlayerName): 'yellow_card' | 'second_yellow'
  sendOff(player: PlayerName): void
}

const CHANGES = 5
const BENCH = 9

/** How likely each position scores: defenders rarely, forwards most. */
const SCORING = [0, 1, 2, 2, 1, 4, 4, 6, 10, 13, 13]

/** Needs at least 20 `players`. */
export const footballSquad = (random: SeededRandom, players: readonly PlayerName[]): Squad => {
  const pitch = players.slice(0, 11).map((player, place) => ({ player, place }))
  const bench = players.slice(11, 11 + BENCH)
  const booked = new Set<PlayerName>()
  let changes = 0
  let sentOff = 0

  const pickBy = (weight: (place: number) => number, except?: PlayerName): PlayerName => {
    const candidates = pitch.filter(({ player }) => player !== except)
    const chosen = candidates[random.weighted(candidates.map(({ place }) => weight(place)))]
    if (!chosen) throw new Error('footballSquad: no players are left.')
    return chosen.player
  }
  const remove = (player: PlayerName) => {
    const index = pitch.findIndex((row) => row.player === player)
    return index === -1 ? null : (pitch.splice(index, 1)[0] ?? null)
  }
  const sendOff = (player: PlayerName) => {
    if (pitch.length > 8 && remove(player)) sentOff += 1
  }

  return {
    get sentOff() {
      return sentOff
    },
    scorer: () => pickBy((place) => (SCORING[place] ?? 1) + 0.01),
    taker: () => pickBy((place) => place ** 3 + 0.01),
    defender: () => pickBy((place) => (place > 0 && place < 5 ? 5 : 0.5)),
    anyone: () => pickBy((place) => (place === 0 ? 0.2 : 1)),
    partnerOf: (player) => pickBy((place) => (place === 0 ? 0.2 : place), player),
    substitute: () => {
      const on = bench[0]
      if (on === undefined || changes === CHANGES) return null
      const off = pickBy((place) => (place === 0 ? 0.02 : place))
      const row = remove(off)
      if (!row) return null
      bench.shift()
      changes += 1
      pitch.push({ player: on, place: row.place })
      return { off, on }
    },
    book: (player) => {
      if (!booked.has(player)) {
        booked.add(player)
        return 'yellow_card'
      }
      sendOff(player)
      return 'second_yellow'
    },
    sendOff,
  }
}
