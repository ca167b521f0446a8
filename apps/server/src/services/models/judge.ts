import { createHash } from 'node:crypto'
import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { eventCalibration, isModelRight, modelEvents, readModel, shanghaiDay, type ModelName } from '@org/domain'
import type { SettledRow } from '../../store/models/entries'
import { remembered } from '../matches/remembered'

type Judgement = ReplyOf<Endpoints['getModelRecord']>
type Count = Pick<Judgement, 'settled' | 'hits' | 'said'>

/** Compares what a model has said with what happened. */
export const judge = (model: ModelName, rows: readonly SettledRow[]): Promise<Judgement> =>
  judgements(`${model} ${createHash('sha256').update(JSON.stringify(rows)).digest('base64')}`, () =>
    judgementOf(model, rows),
  )

/** Of all models, for 30 days and in all, with some to spare for what is settled meanwhile. */
const judgements = remembered<Judgement>(20)

const judgementOf = (model: ModelName, rows: readonly SettledRow[]): Judgement => {
  const judged = rows.map(({ home_goals, away_goals, home_score, away_score, kickoff_time, backtest }) => {
    const expected = { home: home_goals, away: away_goals }
    const score = { home: home_score, away: away_score }
    const reading = readModel(model, expected)
    return {
      month: shanghaiDay(kickoff_time)?.slice(0, 7) ?? '',
      chance: reading.chance,
      isRight: isModelRight(reading, score),
      events: modelEvents(model, expected, score),
      backtest,
    }
  })
  const months = [...new Set(judged.map(({ month }) => month))].toSorted().toReversed()
  return {
    ...countOf(judged),
    backtests: judged.filter(({ backtest }) => backtest).length,
    bins: eventCalibration(judged.flatMap(({ events }) => events)),
    months: months.map((month) => ({ month, ...countOf(judged.filter((each) => each.month === month)) })),
  }
}

const countOf = (judged: readonly { readonly chance: number; readonly isRight: boolean }[]): Count => ({
  settled: judged.length,
  hits: judged.filter(({ isRight }) => isRight).length,
  said: judged.length === 0 ? 0 : judged.reduce((sum, { chance }) => sum + chance, 0) / judged.length,
})
