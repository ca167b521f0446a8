import { formatMoney } from '@org/domain'
import type { AccountEvent } from '../../store/identity/account-log'
import type { Booking } from '../../store/money/bookings'
import type { Asset } from '../../store/money/ledger'
import type { Language } from '../language'
import { bookingTitle, OTHER } from '../money/booking-texts'

interface LogText {
  readonly title: string
  readonly text: string
}

type Titles = Readonly<Record<Language, string>>

/** An event of a later version has no title but that of all. */
export const eventText = (
  { type, detail }: { readonly type: string; readonly detail: string },
  lang: Language,
): LogText => ({ title: (titleIn(EVENTS, type) ?? OTHER)[lang], text: detail })

export const bookingText = ({ kind, changes }: Booking, lang: Language): LogText => ({
  title: bookingTitle(kind, lang),
  text: changes.map((change) => `${change.amount > 0 ? '+' : '-'}${amountText(change, lang)}`).join(' '),
})

/** The bookings that tasks make; all others are orders. */
export const TASK_KINDS = ['check-in', 'make-up', 'task', 'activity']

const titleIn = (titles: Readonly<Record<string, Titles>>, name: string): Titles | undefined =>
  Object.hasOwn(titles, name) ? titles[name] : undefined

const EVENTS: Readonly<Record<AccountEvent, Titles>> = {
  loggedIn: { zh: '登录', 'pt-BR': 'Entrada na conta' },
  passwordChanged: { zh: '修改密码', 'pt-BR': 'Senha alterada' },
  mobileBound: { zh: '绑定手机号', 'pt-BR': 'Celular vinculado' },
  accountNamed: { zh: '设置账号', 'pt-BR': 'Nome da conta definido' },
  deviceEnded: { zh: '退出一台设备', 'pt-BR': 'Saída em um aparelho' },
  othersEnded: { zh: '退出其他设备', 'pt-BR': 'Saída nos outros aparelhos' },
  deletionAsked: { zh: '申请注销账号', 'pt-BR': 'Exclusão da conta pedida' },
  deletionTakenBack: { zh: '撤销注销账号', 'pt-BR': 'Exclusão da conta cancelada' },
  dataExported: { zh: '导出个人数据', 'pt-BR': 'Dados exportados' },
  allEnded: { zh: '退出所有设备', 'pt-BR': 'Saída em todos os aparelhos' },
}

const ASSETS: Readonly<Record<Exclude<Asset, 'money'>, Titles>> = {
  gold: { zh: '金币', 'pt-BR': 'ouro' },
  diamond: { zh: '钻石', 'pt-BR': 'diamantes' },
  point: { zh: '积分', 'pt-BR': 'pontos' },
}

const amountText = ({ asset, amount, currency }: Booking['changes'][number], lang: Language): string =>
  asset === 'money'
    ? (formatMoney({ cents: Math.abs(amount), currency }, lang === 'zh' ? 'zh-CN' : 'pt-BR') ?? '')
    : `${Math.abs(amount)} ${ASSETS[asset][lang]}`
