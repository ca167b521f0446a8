import type { Master, OpenPlan, Plan } from '@org/api-client/contract'
import { planState, type EpochSeconds } from '@org/domain'
import type { MasterRow } from '../../store/money/masters'
import type { PlanRow } from '../../store/money/plans'
import type { Language } from '../language'
import { optionLabel, quizTitle, teamsIn } from '../live/quiz-texts'

export interface PlanReader {
  /** 0 for nobody. */
  readonly uid: number
  readonly lang: Language
  readonly now: EpochSeconds
}

/** A plan without what is still locked for the reader. */
export const wirePlan = (row: PlanRow, { uid, lang, now }: PlanReader): Plan => ({
  id: row.id,
  master: wireMaster(row, lang),
  match_id: row.match_id,
  // Plans are about football and basketball.
  sport_id: row.sport_id as Plan['sport_id'],
  league_name: lang === 'zh' ? row.league_zh : row.league_pt,
  ...teamsIn(row, lang),
  kickoff_time: row.kickoff_time,
  title: row.title,
  gold: row.gold,
  buyers: row.buyers,
  published_at: row.published_at,
  status: planState(row, now),
  result: row.result,
  bought: row.purchase_id === null ? 0 : 1,
  own: row.uid === uid ? 1 : 0,
  hash: row.hash,
  pick: isOpen(row, uid)
    ? {
        template: row.template,
        line: row.line,
        option: row.option,
        title: quizTitle(row, lang),
        label: optionLabel(row, row.option, lang),
        odds: row.odds / 100,
      }
    : null,
})

export const wireOpenPlan = (row: PlanRow, reader: PlanReader): OpenPlan => ({
  ...wirePlan(row, reader),
  sealed: isOpen(row, reader.uid) ? { text: row.text, salt: row.salt } : null,
})

/** Everybody reads what has ended; before that, who has bought or written it. */
const isOpen = ({ result, purchase_id, account_id }: PlanRow, uid: number) =>
  result !== null || purchase_id !== null || account_id === uid

export const wireMaster = (row: Omit<MasterRow, 'signature' | 'signature_pt'>, lang: Language): Master => ({
  uid: row.uid,
  nick_name: lang === 'zh' ? row.nick_name : row.nick_name_pt || row.nick_name,
  avatar: row.avatar,
  settled: row.settled ?? 0,
  won: row.won ?? 0,
  profit: (row.profit ?? 0) / 100,
  streak: row.streak ?? 0,
  longest: row.longest ?? 0,
  demo: row.is_demo === true ? 1 : 0,
})
