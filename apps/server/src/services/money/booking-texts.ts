import type { Language } from '../language'

type Titles = Readonly<Record<Language, string>>

/** What a transaction of the ledger was for. One of a later version has a title that fits all. */
export const bookingTitle = (kind: string, lang: Language): string =>
  (Object.hasOwn(TITLES, kind) ? (TITLES[kind] ?? OTHER) : OTHER)[lang]

const TITLES: Readonly<Record<string, Titles>> = {
  'check-in': { zh: '每日签到', 'pt-BR': 'Check-in diário' },
  'make-up': { zh: '补签', 'pt-BR': 'Check-in recuperado' },
  task: { zh: '任务奖励', 'pt-BR': 'Prêmio de tarefa' },
  activity: { zh: '活动奖励', 'pt-BR': 'Prêmio de atividade' },
  gift: { zh: '礼物', 'pt-BR': 'Presente' },
  recharge: { zh: '充值', 'pt-BR': 'Recarga' },
  order: { zh: '商城购买', 'pt-BR': 'Compra na loja' },
  model: { zh: '模型订阅', 'pt-BR': 'Assinatura de modelo' },
  quiz_stake: { zh: '竞猜投入', 'pt-BR': 'Palpite' },
  quiz_payout: { zh: '竞猜返还', 'pt-BR': 'Ganho de palpite' },
  quiz_refund: { zh: '竞猜退还', 'pt-BR': 'Palpite devolvido' },
  plan: { zh: '购买红单方案', 'pt-BR': 'Palpite de especialista' },
  plan_sale: { zh: '红单方案收入', 'pt-BR': 'Venda de palpite' },
  plan_refund: { zh: '比赛異常退款', 'pt-BR': 'Reembolso de palpite' },
  credit: { zh: '平台入账', 'pt-BR': 'Crédito da plataforma' },
  withdraw: { zh: '提现', 'pt-BR': 'Saque' },
  withdraw_back: { zh: '提现退回', 'pt-BR': 'Saque devolvido' },
  demo: { zh: '演示金币', 'pt-BR': 'Saldo de demonstração' },
}

/** Of what a later version has written. */
export const OTHER: Titles = { zh: '账户变动', 'pt-BR': 'Movimento da conta' }

/** All that gold comes in and goes out for. */
export const bookingKinds = (lang: Language): { readonly type: string; readonly name: string }[] =>
  Object.entries(TITLES).map(([type, titles]) => ({ type, name: titles[lang] }))
