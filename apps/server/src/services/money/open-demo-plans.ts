import { isWaiting, SPORT, type EpochSeconds } from '@org/domain'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { inTransaction } from '../../store/database/in-transaction'
import { findAccountByName, setRole } from '../../store/identity/accounts'
import { matchesById, recommendedMatches, type MatchRow } from '../../store/matches/matches'
import { addDemoRecord, lastSimulated, planCounts } from '../../store/money/demo-plans'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import { DEMO_ANCHORS } from '../live/demo-anchors'
import { Refusal } from '../refusal'
import { addPlan, oddsOf } from './publish-plan'

/** Anchors of the demonstration that publish plans, each in one language. */
const MASTERS = DEMO_ANCHORS.slice(0, 4).map(({ account }, place) => ({
  account,
  place,
  lang: place % 2 === 0 ? ('zh' as const) : ('pt-BR' as const),
}))
type DemoMaster = (typeof MASTERS)[number] & { readonly uid: number }

/** About so many matches that are over, so that masters are ranked from the start. */
const PAST = 12
const AHEAD = 3
const UPCOMING = 24
/** A plan about a match that is over says that it was published so long before. */
const BEFORE_SECONDS = 7_200

type Needs = Pick<Context, 'db' | 'clock' | 'random'>

/**
 * Masters of the demonstration publish plans about the next matches, and at the first start about the last ones, which the
 * job that settles plans then counts. They publish more when nothing of theirs is for sale.
 */
export const openDemoPlans = async ({ db, clock, random }: Needs): Promise<void> => {
  const now = seconds(clock)
  for (const master of MASTERS) {
    const uid = (await findAccountByName(db, master.account))?.id
    if (uid === undefined) continue
    const { all, open } = await planCounts(db, uid, now)
    if (open > 0) continue
    const next = await recommendedMatches(db, { now, sport: SPORT.football, viewer: '', limit: UPCOMING })
    const waiting = next.filter(
      ({ sport_id, status, kickoff_time, odds }) => isWaiting(sport_id, status) && kickoff_time > now && odds !== null,
    )
    const past = all > 0 ? [] : await matchesById(db, await lastSimulated(db, now, PAST), '')
    const matches = [
      ...past.toSorted((a, b) => a.kickoff_time - b.kickoff_time),
      ...rotated(waiting, master.place).slice(0, AHEAD),
    ]
    if (matches.length > 0)
      await inTransaction(db, (trx) => publishAll({ trx, random, now }, { ...master, uid }, matches))
  }
}

/** Masters begin with different matches. */
const rotated = (matches: readonly MatchRow[], by: number): MatchRow[] => {
  const at = by % Math.max(matches.length, 1)
  return [...matches.slice(at), ...matches.slice(0, at)]
}

type Publishing = Pick<Context, 'random'> & { readonly trx: Transaction<Database>; readonly now: EpochSeconds }

const publishAll = async ({ trx, random, now }: Publishing, master: DemoMaster, matches: readonly MatchRow[]) => {
  await setRole(trx, master.uid, 'is_master', true)
  await addDemoRecord(trx, { account_id: master.uid, lang: master.lang })
  for (const match of matches) {
    const at = Math.min(now, match.kickoff_time - BEFORE_SECONDS)
    const outcomes = (await oddsOf(trx, match)).filter(({ template }) => template === 'fullTime')
    const favourite = outcomes.toSorted((a, b) => a.odds - b.odds)[0]
    if (favourite === undefined) continue
    const plan = { ...favourite, lang: master.lang, gold: PRICES[match.id % PRICES.length] ?? PRICES[0] }
    await addPlan({ trx, random, now: at }, master.uid, match, { ...plan, ...textsOf(match, master) }, outcomes).catch(
      ignoreRefusal,
    )
  }
}

const PRICES = [18, 28, 38] as const

/** It was published before. */
const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
}

const textsOf = ({ home, away }: MatchRow, { lang }: DemoMaster) =>
  lang === 'zh'
    ? {
        title: `演示方案：${home.short_name_zh} 对 ${away.short_name_zh}`,
        text: '这是演示站的方案，金币只能在演示站内使用。赔率更看好这一方，近期状态也更稳。',
      }
    : {
        title: `Palpite de demonstração: ${home.short_name_pt} x ${away.short_name_pt}`,
        text: 'Este palpite é da demonstração: o ouro só vale aqui. As odds preferem este lado, que vem de fase melhor.',
      }
