import { createHash } from 'node:crypto'
import type { Endpoints, ParsedRequestOf, PlanOffer, ReplyOf } from '@org/api-client/contract'
import { isWaiting, planTemplates, sealedPlan, type EpochSeconds, type PlanTemplate } from '@org/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Random } from '../../ports/random'
import { seconds } from '../../ports/clock'
import { matchById, type MatchRow } from '../../store/matches/matches'
import type { PlanOption } from '../../store/money/plan-tables'
import { findPlan, insertPlan, totalOdds, type PlanRow } from '../../store/money/plans'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import type { Language } from '../language'
import { optionLabel, quizTitle } from '../live/quiz-texts'
import { Refusal } from '../refusal'
import { wireOpenPlan } from './wire-plan'

interface Offer {
  readonly template: PlanTemplate
  readonly line: number
  readonly option: PlanOption
  /** Decimal. */
  readonly odds: number
}

/** What a plan about a match may say, as shown. */
export const planOffers = async (
  { db, clock }: Context,
  matchID: number,
  lang: Language,
): Promise<ReplyOf<Endpoints['getPlanOffers']>> => {
  const match = await matchById(db, matchID, '')
  if (match === null) throw new Refusal('notFound')
  const names = {
    home_zh: match.home.short_name_zh,
    home_pt: match.home.short_name_pt,
    away_zh: match.away.short_name_zh,
    away_pt: match.away.short_name_pt,
  }
  const list = (await offersOf(db, match, seconds(clock))).map((offer): PlanOffer => ({
    ...offer,
    title: quizTitle({ ...names, ...offer }, lang),
    label: optionLabel({ ...names, ...offer }, offer.option, lang),
  }))
  return { list }
}

/** By the last odds before the kick-off; none after it. */
const offersOf = async (db: Kysely<Database>, match: MatchRow, now: EpochSeconds): Promise<Offer[]> =>
  isWaiting(match.sport_id, match.status) && match.kickoff_time > now ? oddsOf(db, match) : []

export const oddsOf = async (db: Kysely<Database>, match: MatchRow): Promise<Offer[]> => {
  const [outcome, total] = planTemplates(match.sport_id)
  const offers: Offer[] = []
  if (outcome !== undefined && match.odds !== null) {
    const { home, draw, away } = match.odds
    offers.push({ template: outcome, line: 0, option: 'home', odds: home })
    if (outcome === 'fullTime') offers.push({ template: outcome, line: 0, option: 'draw', odds: draw })
    offers.push({ template: outcome, line: 0, option: 'away', odds: away })
  }
  const totals = total === undefined ? null : await totalOdds(db, match.id)
  // A whole line could end in a draw, which is neither won nor lost.
  if (total !== undefined && totals !== null && totals.line % 1 === 0.5) {
    const line = Math.floor(totals.line)
    offers.push({ template: total, line, option: 'over', odds: totals.over })
    offers.push({ template: total, line, option: 'under', odds: totals.under })
  }
  return offers.filter(({ odds }) => odds > 1)
}

interface Draft extends Pick<Offer, 'template' | 'line' | 'option'> {
  readonly lang: Language
  readonly title: string
  readonly text: string
  readonly gold: number
}

/** A master publishes a plan, which never changes after that. */
export const publishPlan = (
  { clock, random, words }: Context,
  { uid, lang }: { readonly uid: number; readonly lang: Language },
  { matchid, title, text, ...draft }: ParsedRequestOf<Endpoints['publishPlan']>,
) =>
  new Change(async (trx) => {
    const now = seconds(clock)
    const match = await matchById(trx, matchid, '')
    if (match === null) throw new Refusal('notFound')
    const screened = [words.screen(title), words.screen(text)] as const
    if (screened.some(({ isRefused }) => isRefused)) throw new Refusal('textRefused')
    const [{ text: shownTitle }, { text: sealed }] = screened
    const drafted = { ...draft, lang, title: shownTitle, text: sealed }
    const plan = await addPlan({ trx, random, now }, uid, match, drafted, await offersOf(trx, match, now))
    return { plan: wireOpenPlan(plan, { uid, lang, now }) }
  })

interface Publishing {
  readonly trx: Transaction<Database>
  readonly random: Pick<Random, 'bytes'>
  readonly now: EpochSeconds
}

/** Seals and stores a plan with the odds of its offer. Throws a Refusal if it is not among the offers. */
export const addPlan = async (
  { trx, random, now }: Publishing,
  uid: number,
  match: MatchRow,
  { template, line, option, lang, title, text, gold }: Draft,
  offers: readonly Offer[],
): Promise<PlanRow> => {
  const offer = offers.find((each) => each.template === template && each.line === line && each.option === option)
  if (offer === undefined) throw new Refusal('planUnfit')
  const id = await insertPlan(trx, {
    lang,
    title,
    text,
    gold,
    ...seal(random, { ...offer, text }),
    account_id: uid,
    match_id: match.id,
    sport_id: match.sport_id,
    template,
    line,
    option,
    published_at: now,
  })
  if (id === null) throw new Refusal('planPublished')
  const plan = await findPlan(trx, uid, id)
  if (plan === null) throw new Refusal('notFound')
  return plan
}

/** The odds as they are stored, the salt, and the hash of what is sealed. */
const seal = (random: Pick<Random, 'bytes'>, { odds, ...plan }: Parameters<typeof sealedPlan>[0]) => {
  const hundredths = Math.round(odds * 100)
  const salt = Buffer.from(random.bytes(16)).toString('hex')
  const sealed = sealedPlan({ ...plan, odds: hundredths / 100 })
  const hash = createHash('sha256')
    .update(salt + sealed)
    .digest('hex')
  return { odds: hundredths, salt, hash }
}
