import type { BookmakerOdds } from '@org/api-client/contract'
import type { EpochSeconds } from '@org/domain'

/** Odds with their movements until a moment; without one all. A market that opened later is left out. */
export const oddsUntil = (rows: readonly BookmakerOdds[], until: EpochSeconds | null): readonly BookmakerOdds[] =>
  until === null
    ? rows
    : rows.flatMap((row) => {
        const history = row.history.filter(({ time }) => time <= until)
        const current = history.at(-1)
        return current === undefined ? [] : [{ ...row, history, current }]
      })
