import { formatMoney, matchPath, pagePath, type MatchSportId, type PlanResult } from '@org/domain'
import type { NoticeKind } from '../../store/service/service-tables'
import { maskedName } from '../identity/masked-name'
import type { Language } from '../language'

/** What each type of notice says about. */
export interface NoticeData {
  /** VIP days were granted. */
  firstVip: { readonly days: number }
  /** The operators have given the member coupons, each of so much gold. */
  couponGranted: {
    readonly name_zh: string
    readonly name_pt: string
    readonly count: number
    readonly gold: number
  }
  /** The member may publish plans. */
  masterGranted: Empty
  /** An anchor whom the member follows has gone on air. */
  anchorOnAir: { readonly uid: number; readonly name_zh: string; readonly name_pt: string; readonly title: string }
  anchorApproved: Reviewed
  anchorRejected: Reviewed
  masterApproved: Reviewed
  masterRejected: Reviewed
  materialApproved: ReviewedMaterial
  materialRejected: ReviewedMaterial
  /** Customer service has answered what the member wrote. */
  feedbackAnswered: { readonly answer: string }
  /** The operators have looked at what the member reported. */
  reportClosed: { readonly outcome: string }
  /** A login has taken the deletion of the account back. */
  accountKept: Empty
  /** What is stored about the member has been written into an upload. */
  dataExported: { readonly key: string }
  /** A friend has registered with the member's code. */
  friendRegistered: { readonly name: string; readonly gold: number }
  /** What the member has bought was delivered. */
  orderDelivered: {
    readonly name_zh: string
    readonly name_pt: string
    readonly count: number
    readonly gold: number
  }
  /** Money has come in for gold. */
  rechargePaid: { readonly gold: number }
  /** The operators have paid money to the member. */
  moneyCredited: { readonly cents: number; readonly currency: string }
  /** Money was sent to the member, or came back to the balance with the reason. */
  withdrawPaid: Withdrawn
  withdrawRejected: Withdrawn
  /** A plan that the member has bought was settled or refunded. */
  planEnded: EndedPlan & { readonly answer_zh: string; readonly answer_pt: string }
  /** A plan of the member was settled or refunded; `gold` is what it has earned. */
  planEarned: EndedPlan
  /** A quiz in which the member has staked gold was settled or voided. */
  quizEnded: QuizEnded
}

interface Withdrawn {
  readonly cents: number
  readonly currency: string
  readonly reason: string
}

interface EndedPlan {
  readonly plan_id: number
  readonly title: string
  readonly result: PlanResult
  /** What it cost or earned. */
  readonly gold: number
}

interface QuizEnded {
  readonly sport_id: MatchSportId
  readonly match_id: number
  readonly title_zh: string
  readonly title_pt: string
  readonly home_zh: string
  readonly home_pt: string
  readonly away_zh: string
  readonly away_pt: string
  /** The right answer; empty if there is none and all stakes were returned. */
  readonly answer_zh: string
  readonly answer_pt: string
  /** What the member has staked, and what that pays. */
  readonly gold: number
  readonly payout: number
}

type Empty = Readonly<Record<string, never>>
interface Reviewed {
  /** What the operator wrote; empty for nothing. */
  readonly reason: string
}

interface ReviewedMaterial extends Reviewed {
  readonly title: string
}

export type NoticeType = keyof NoticeData

interface NoticeText {
  readonly title: string
  readonly text: string
}

export interface NoticeRow<Data> {
  readonly kind: NoticeKind
  /** The path of the page that it leads to. */
  readonly link: string | ((data: Data) => string)
  /** The key of the upload that it leads to instead. */
  readonly file?: (data: Data) => string
  readonly texts: Readonly<Record<Language, (data: Data) => NoticeText>>
}

const ANCHOR = pagePath('apply', { type: 'anchor' })
const MASTER = pagePath('apply', { type: 'master' })

/** The reason after the text. */
const because = (text: string, { reason }: Reviewed) => (reason === '' ? text : `${text} ${reason}`)

export const NOTICES: { readonly [Type in NoticeType]: NoticeRow<NoticeData[Type]> } = {
  firstVip: {
    kind: 'system',
    link: pagePath('userCenter'),
    texts: {
      zh: ({ days }) => ({ title: '看球VIP会员', text: `恭喜您获得看球VIP会员 ${days}天` }),
      'pt-BR': ({ days }) => ({ title: 'VIP', text: `Você ganhou ${days} dias de VIP` }),
    },
  },
  couponGranted: {
    kind: 'system',
    link: pagePath('coupons'),
    texts: {
      zh: ({ name_zh, count, gold }) => ({
        title: '您获得了优惠券',
        text: `${name_zh} × ${count}，每张可抵 ${gold} 金币`,
      }),
      'pt-BR': ({ name_pt, count, gold }) => ({
        title: count === 1 ? 'Você ganhou um cupom' : `Você ganhou ${count} cupons`,
        text: `${name_pt}: ${count === 1 ? 'vale' : 'cada um vale'} ${gold} de ouro`,
      }),
    },
  },
  orderDelivered: {
    kind: 'order',
    link: pagePath('shopRecords'),
    texts: {
      zh: ({ name_zh, count, gold }) => ({ title: '购买成功', text: `${name_zh} × ${count}，已支付 ${gold} 金币` }),
      'pt-BR': ({ name_pt, count, gold }) => ({
        title: 'Compra feita',
        text: `${name_pt} × ${count}, ${gold} de ouro`,
      }),
    },
  },
  rechargePaid: {
    kind: 'order',
    link: pagePath('wallet'),
    texts: {
      zh: ({ gold }) => ({ title: '充值成功', text: `${gold} 金币已到账` }),
      'pt-BR': ({ gold }) => ({ title: 'Recarga feita', text: `${gold} de ouro já estão na sua carteira` }),
    },
  },
  moneyCredited: {
    kind: 'order',
    link: pagePath('wallet'),
    texts: {
      zh: (paid) => ({ title: '平台入账', text: `${formatMoney(paid, 'zh-CN') ?? ''} 已存入余额` }),
      'pt-BR': (paid) => ({ title: 'Crédito recebido', text: `${formatMoney(paid, 'pt-BR') ?? ''} já no seu saldo` }),
    },
  },
  withdrawPaid: {
    kind: 'order',
    link: pagePath('withdraw'),
    texts: {
      zh: (sent) => ({ title: '提现已派发', text: `${formatMoney(sent, 'zh-CN') ?? ''} 已转出` }),
      'pt-BR': (sent) => ({ title: 'Saque pago', text: `${formatMoney(sent, 'pt-BR') ?? ''} a caminho da sua conta` }),
    },
  },
  withdrawRejected: {
    kind: 'order',
    link: pagePath('withdraw'),
    texts: {
      zh: (sent) => ({
        title: '提现已取消',
        text: because(`${formatMoney(sent, 'zh-CN') ?? ''} 已退回余额`, sent),
      }),
      'pt-BR': (sent) => ({
        title: 'Saque cancelado',
        text: because(`${formatMoney(sent, 'pt-BR') ?? ''} de volta ao seu saldo`, sent),
      }),
    },
  },
  planEnded: {
    kind: 'plan',
    link: ({ plan_id }) => pagePath('plan', { id: plan_id }),
    texts: {
      zh: ({ title, result, answer_zh, gold }) => ({
        title: { won: '方案命中', lost: '方案未中', refunded: '比赛異常退款' }[result],
        text:
          result !== 'refunded'
            ? `“${title}”的推荐是：${answer_zh}`
            : gold === 0
              ? `“${title}”已退还优惠券`
              : `“${title}”已全额退还 ${gold} 金币`,
      }),
      'pt-BR': ({ title, result, answer_pt, gold }) => ({
        title: { won: 'Palpite certo', lost: 'Palpite errado', refunded: 'Jogo anulado: reembolso' }[result],
        text:
          result !== 'refunded'
            ? `“${title}” dizia: ${answer_pt}`
            : gold === 0
              ? `“${title}”: seu cupom voltou`
              : `“${title}”: ${gold} de ouro de volta`,
      }),
    },
  },
  planEarned: {
    kind: 'plan',
    link: ({ plan_id }) => pagePath('plan', { id: plan_id }),
    texts: {
      zh: ({ title, result, gold }) => ({
        title: { won: '您的方案命中', lost: '您的方案未中', refunded: '您的方案已退款' }[result],
        text: result === 'refunded' ? `“${title}”的比赛异常，已退还购买者` : `“${title}”收入 ${gold} 金币`,
      }),
      'pt-BR': ({ title, result, gold }) => ({
        title: { won: 'Seu palpite acertou', lost: 'Seu palpite errou', refunded: 'Seu palpite foi reembolsado' }[
          result
        ],
        text:
          result === 'refunded'
            ? `“${title}”: o jogo não valeu, os compradores receberam o ouro de volta`
            : `“${title}” rendeu ${gold} de ouro`,
      }),
    },
  },
  masterGranted: {
    kind: 'plan',
    link: '',
    texts: {
      zh: () => ({ title: '红单专家', text: '您现在可以发布方案' }),
      'pt-BR': () => ({ title: 'Especialista', text: 'Agora você pode publicar palpites' }),
    },
  },
  anchorOnAir: {
    kind: 'anchor',
    link: ({ uid }) => pagePath('liveDetail', { id: uid }),
    texts: {
      zh: ({ name_zh, title }) => ({ title: `${name_zh} 开播了`, text: title }),
      'pt-BR': ({ name_pt, title }) => ({ title: `${name_pt} está ao vivo`, text: title }),
    },
  },
  anchorApproved: {
    kind: 'anchor',
    link: ANCHOR,
    texts: {
      zh: (data) => ({ title: '主播申请已通过', text: because('您的主播申请已通过。', data) }),
      'pt-BR': (data) => ({
        title: 'Pedido aprovado',
        text: because('Seu pedido para ser streamer foi aprovado.', data),
      }),
    },
  },
  anchorRejected: {
    kind: 'anchor',
    link: ANCHOR,
    texts: {
      zh: (data) => ({ title: '主播申请未通过', text: because('您的主播申请未通过，可以重新申请。', data) }),
      'pt-BR': (data) => ({
        title: 'Pedido recusado',
        text: because('Seu pedido para ser streamer foi recusado. Você pode tentar de novo.', data),
      }),
    },
  },
  masterApproved: {
    kind: 'plan',
    link: MASTER,
    texts: {
      zh: (data) => ({ title: '红单专家申请已通过', text: because('您的红单专家申请已通过。', data) }),
      'pt-BR': (data) => ({
        title: 'Pedido aprovado',
        text: because('Seu pedido para ser especialista foi aprovado.', data),
      }),
    },
  },
  masterRejected: {
    kind: 'plan',
    link: MASTER,
    texts: {
      zh: (data) => ({ title: '红单专家申请未通过', text: because('您的红单专家申请未通过，可以重新申请。', data) }),
      'pt-BR': (data) => ({
        title: 'Pedido recusado',
        text: because('Seu pedido para ser especialista foi recusado. Você pode tentar de novo.', data),
      }),
    },
  },
  materialApproved: {
    kind: 'system',
    link: pagePath('myMaterial'),
    texts: {
      zh: (data) => ({ title: '素材已通过审核', text: because(`「${data.title}」已展示。`, data) }),
      'pt-BR': (data) => ({ title: 'Material aprovado', text: because(`“${data.title}” já está no ar.`, data) }),
    },
  },
  materialRejected: {
    kind: 'system',
    link: pagePath('myMaterial'),
    texts: {
      zh: (data) => ({ title: '素材未通过审核', text: because(`「${data.title}」没有展示。`, data) }),
      'pt-BR': (data) => ({ title: 'Material recusado', text: because(`“${data.title}” não foi publicado.`, data) }),
    },
  },
  feedbackAnswered: {
    kind: 'system',
    link: pagePath('feedback'),
    texts: {
      zh: ({ answer }) => ({ title: '您的反馈有回复', text: answer }),
      'pt-BR': ({ answer }) => ({ title: 'Seu comentário foi respondido', text: answer }),
    },
  },
  reportClosed: {
    kind: 'system',
    link: '',
    texts: {
      zh: ({ outcome }) => ({ title: '您的举报已处理', text: outcome }),
      'pt-BR': ({ outcome }) => ({ title: 'Sua denúncia foi analisada', text: outcome }),
    },
  },
  accountKept: {
    kind: 'system',
    link: pagePath('setting'),
    texts: {
      zh: () => ({ title: '账号已保留', text: '您已重新登录，注销申请已撤销。' }),
      'pt-BR': () => ({ title: 'Conta mantida', text: 'Você entrou de novo, e o pedido de exclusão foi cancelado.' }),
    },
  },
  dataExported: {
    kind: 'system',
    link: '',
    file: ({ key }) => key,
    texts: {
      zh: () => ({ title: '个人数据已导出', text: '点击下载文件，30天内有效。' }),
      'pt-BR': () => ({
        title: 'Seus dados estão prontos',
        text: 'Toque para baixar o arquivo. Ele vale por 30 dias.',
      }),
    },
  },
  friendRegistered: {
    kind: 'system',
    link: pagePath('task'),
    texts: {
      zh: ({ name, gold }) => ({
        title: '邀请成功',
        text: `${maskedName(name)} 用您的邀请码注册了，可以领取 ${gold} 金币`,
      }),
      'pt-BR': ({ name, gold }) => ({
        title: 'Convite aceito',
        text: `${maskedName(name)} se cadastrou com seu código. Resgate ${gold} de ouro`,
      }),
    },
  },
  quizEnded: {
    kind: 'system',
    link: ({ sport_id, match_id }) => matchPath({ sport_id, id: match_id }) ?? '',
    texts: {
      zh: ({ title_zh, home_zh, away_zh, answer_zh, gold, payout }) => ({
        title: answer_zh === '' ? '竞猜已取消' : '竞猜已结算',
        text: `${home_zh} VS ${away_zh}：${title_zh}${
          answer_zh === '' ? `退还 ${payout} 金币` : `答案：${answer_zh}。${endOf('zh', gold, payout)}`
        }`,
      }),
      'pt-BR': ({ title_pt, home_pt, away_pt, answer_pt, gold, payout }) => ({
        title: answer_pt === '' ? 'Bolão cancelado' : 'Bolão encerrado',
        text: `${home_pt} x ${away_pt}: ${title_pt} ${
          answer_pt === '' ? `Devolvemos ${payout} de ouro` : `Resposta: ${answer_pt}. ${endOf('pt-BR', gold, payout)}`
        }`,
      }),
    },
  },
}

const endOf = (lang: Language, gold: number, payout: number): string =>
  lang === 'zh'
    ? payout > 0
      ? `投入 ${gold} 金币，获得 ${payout} 金币`
      : `投入 ${gold} 金币，未猜中`
    : payout > 0
      ? `Você pôs ${gold} e recebeu ${payout} de ouro`
      : `Você pôs ${gold} de ouro e não acertou`
