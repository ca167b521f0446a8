import {
  BASKETBALL_STATUS,
  ESPORT_STATUS,
  FOOTBALL_STATUS,
  SPORT,
  type MatchSportId,
  type StatusName,
} from '@org/domain'
import type { Language } from '../language'
import type { PlayKind } from '../../ports/match-writer'

type Choices = Readonly<Record<Language, readonly string[]>>

interface Texts {
  readonly alone: Choices
  /** The text with a second player. */
  readonly partner?: Choices
}

const row = (
  zh: readonly string[],
  pt: readonly string[],
  partnerZh?: readonly string[],
  partnerPt?: readonly string[],
): Texts => ({
  alone: { zh, 'pt-BR': pt },
  ...(partnerZh && partnerPt ? { partner: { zh: partnerZh, 'pt-BR': partnerPt } } : {}),
})

/** The commentary of each kind of play. Kinds without a row have none. */
export const commentaryTexts: Partial<Record<PlayKind, Texts>> = {
  goal: row(
    [
      '球进啦！{team}{player}破门，比分{score}！',
      '{player}打门——球进了！{team}取得进球，现在{score}。',
      '太精彩了！{team}{player}一脚定乾坤，{score}！',
    ],
    [
      'GOOOL do {team}! {player} balança a rede: {score}!',
      '{player} finaliza e marca! {score} no placar.',
      'Que golaço de {player}! {team} faz {score}.',
    ],
    [
      '球进啦！{second}送出助攻，{team}{player}破门，比分{score}！',
      '{second}妙传，{player}推射入网！{team}得分，{score}。',
    ],
    [
      'GOOOL do {team}! {player} marca após passe de {second}: {score}!',
      'Assistência perfeita de {second} e {player} não perdoa: {score}!',
    ],
  ),
  own_goal: row(
    ['乌龙球！{player}不慎将球碰入自家大门，{team}得益，比分{score}。'],
    ['Gol contra! {player} desvia contra o próprio patrimônio. {score} para o {team}.'],
  ),
  penalty_goal: row(
    ['点球命中！{team}{player}骗过门将，比分{score}！', '{player}主罚点球一蹴而就，{team}{score}！'],
    ['Pênalti convertido! {player} desloca o goleiro: {score}!', '{player} bate firme e guarda: {score}!'],
  ),
  penalty_missed: row(
    ['点球不进！{team}{player}的射门被扑出！', '{player}主罚的点球偏出，{team}错失良机。'],
    ['Perdeu! O goleiro defende o pênalti de {player}!', '{player} manda para fora o pênalti do {team}.'],
  ),
  shootout_goal: row(['点球大战：{team}{player}稳稳罚进。'], ['Disputa de pênaltis: {player} converte para o {team}.']),
  shootout_missed: row(
    ['点球大战：{team}{player}罚丢了！'],
    ['Disputa de pênaltis: {player} desperdiça para o {team}!'],
  ),
  yellow_card: row(
    ['黄牌！{team}{player}战术犯规被警告。', '裁判向{team}{player}出示黄牌。'],
    ['Cartão amarelo para {player} ({team}).', 'O árbitro adverte {player}, do {team}.'],
  ),
  second_yellow: row(
    ['两黄变一红！{team}{player}被罚下场！'],
    ['Segundo amarelo! {player} está expulso e o {team} fica com um a menos!'],
  ),
  red_card: row(['红牌！{team}{player}被直接罚下！'], ['Cartão vermelho direto para {player}, do {team}!']),
  substitution: row(
    [],
    [],
    ['换人：{team}{second}替下{player}。'],
    ['Substituição no {team}: sai {player}, entra {second}.'],
  ),
  var: row(['VAR介入：{team}{player}的进球被判无效！'], ['VAR: gol de {player} ({team}) é anulado!']),
  shot_on: row(
    ['{team}{player}射正，被门将没收。', '{player}劲射！门将奋力扑出！', '{team}{player}头球攻门，门将稳稳抱住。'],
    [
      '{player} chuta no gol e o goleiro segura.',
      'Bomba de {player}! Grande defesa do goleiro!',
      '{player} cabeceia e o goleiro encaixa.',
    ],
  ),
  shot_off: row(
    ['{team}{player}射门偏出。', '{player}远射高出横梁。', '{team}{player}的射门被后卫挡出。'],
    ['{player} finaliza para fora.', '{player} arrisca de longe, por cima.', 'A zaga bloqueia o chute de {player}.'],
  ),
  corner: row(
    ['{team}获得角球。', '{team}赢得角球，{player}站在球前。'],
    ['Escanteio para o {team}.', '{player} vai cobrar escanteio para o {team}.'],
  ),
  offside: row(['{team}{player}越位在先。'], ['Impedimento de {player}, do {team}.']),
  foul: row(['{team}{player}犯规，对方获得任意球。'], ['Falta de {player}, do {team}.']),

  two_made: row(
    ['{team}{player}中投命中，{score}。', '{player}突破上篮得手，{score}。', '{team}{player}勾手打进，{score}。'],
    ['{player} acerta de dois para o {team}: {score}.', '{player} infiltra e faz a bandeja: {score}.'],
    ['{second}助攻，{team}{player}轻松打进，{score}。'],
    ['Passe de {second} e {player} converte: {score}.'],
  ),
  three_made: row(
    ['三分命中！{team}{player}外线开火，{score}！', '{player}三分线外出手——空心入网！{score}。'],
    ['Bola de três de {player}! {score}!', '{player} de longe... caiu! {score}.'],
    ['{second}分球，{team}{player}三分命中，{score}！'],
    ['{second} abre o passe e {player} mata de três: {score}!'],
  ),
  three_missed: row(['{team}{player}三分不中。'], ['{player} erra a bola de três.']),
  free_made: row(['{team}{player}罚球命中，{score}。'], ['{player} converte o lance livre: {score}.']),
  turnover: row(
    ['{team}{player}失误。'],
    ['Erro de {player}, do {team}.'],
    ['{second}抢断{player}！'],
    ['{second} rouba a bola de {player}!'],
  ),
  block: row(
    ['{team}{player}送出封盖！'],
    ['Toco de {player}!'],
    ['大帽！{team}{player}封盖{second}！'],
    ['Que toco de {player} em {second}!'],
  ),

  kill: row(
    [],
    [],
    ['{team}{player}击杀{second}。', '{player}抓住机会拿下{second}的人头！'],
    ['{player} elimina {second}.', '{player} aproveita e abate {second}!'],
  ),
  objective: row(
    ['{team}拿下关键资源！', '{team}推进成功，扩大优势。'],
    ['{team} conquista um objetivo importante!', '{team} avança e amplia a vantagem.'],
  ),
  map: row(['第{n}局结束，{team}获胜，大比分{score}。'], ['Fim do mapa {n}: vitória do {team}. Série em {score}.']),
}

/** The commentary on the parts of extra time, which have one status. */
export const extraTimeTexts: Record<Language, Readonly<Partial<Record<StatusName, string>>>> = {
  zh: {
    beforeExtraTime: '常规时间结束，双方战平，即将进入加时赛。',
    extraHalfTime: '加时赛上半场结束，双方交换场地。',
    extraSecondHalf: '加时赛下半场开始！',
    beforeShootout: '加时赛结束，依然战平，即将进行点球大战。',
  },
  'pt-BR': {
    beforeExtraTime: 'Fim do tempo normal: tudo igual, teremos prorrogação.',
    extraHalfTime: 'Fim do primeiro tempo da prorrogação.',
    extraSecondHalf: 'Começa o segundo tempo da prorrogação!',
    beforeShootout: 'Fim da prorrogação: tudo igual, a decisão será nos pênaltis.',
  },
}

/** The commentary when a status starts. */
export const periodTexts: Record<MatchSportId, Readonly<Record<Language, Readonly<Record<number, string>>>>> = {
  [SPORT.football]: {
    zh: {
      [FOOTBALL_STATUS.firstHalf]: '裁判一声哨响，比赛开始！',
      [FOOTBALL_STATUS.halfTime]: '上半场结束，双方进入中场休息。',
      [FOOTBALL_STATUS.secondHalf]: '下半场比赛开始！',
      [FOOTBALL_STATUS.extraTime]: '加时赛开始！',
      [FOOTBALL_STATUS.penaltyShootout]: '进入点球大战！',
      [FOOTBALL_STATUS.finished]: '全场比赛结束！',
    },
    'pt-BR': {
      [FOOTBALL_STATUS.firstHalf]: 'Bola rolando! Começa o jogo!',
      [FOOTBALL_STATUS.halfTime]: 'Fim do primeiro tempo. Intervalo.',
      [FOOTBALL_STATUS.secondHalf]: 'Começa o segundo tempo!',
      [FOOTBALL_STATUS.extraTime]: 'Começa a prorrogação!',
      [FOOTBALL_STATUS.penaltyShootout]: 'A decisão vai para os pênaltis!',
      [FOOTBALL_STATUS.finished]: 'Fim de jogo!',
    },
  },
  [SPORT.basketball]: {
    zh: {
      [BASKETBALL_STATUS.q1]: '跳球，比赛开始！',
      [BASKETBALL_STATUS.q1Done]: '第一节结束。',
      [BASKETBALL_STATUS.q2]: '第二节开始。',
      [BASKETBALL_STATUS.q2Done]: '半场结束。',
      [BASKETBALL_STATUS.q3]: '第三节开始。',
      [BASKETBALL_STATUS.q3Done]: '第三节结束。',
      [BASKETBALL_STATUS.q4]: '第四节开始！',
      [BASKETBALL_STATUS.overtime]: '双方战平，进入加时赛！',
      [BASKETBALL_STATUS.finished]: '比赛结束！',
    },
    'pt-BR': {
      [BASKETBALL_STATUS.q1]: 'Bola ao alto, começa o jogo!',
      [BASKETBALL_STATUS.q1Done]: 'Fim do primeiro quarto.',
      [BASKETBALL_STATUS.q2]: 'Começa o segundo quarto.',
      [BASKETBALL_STATUS.q2Done]: 'Intervalo.',
      [BASKETBALL_STATUS.q3]: 'Começa o terceiro quarto.',
      [BASKETBALL_STATUS.q3Done]: 'Fim do terceiro quarto.',
      [BASKETBALL_STATUS.q4]: 'Começa o último quarto!',
      [BASKETBALL_STATUS.overtime]: 'Empate! Vamos para a prorrogação!',
      [BASKETBALL_STATUS.finished]: 'Fim de jogo!',
    },
  },
  [SPORT.esport]: {
    zh: { [ESPORT_STATUS.inPlay]: '第{n}局开始，双方进入选人阶段。', [ESPORT_STATUS.finished]: '系列赛结束！' },
    'pt-BR': { [ESPORT_STATUS.inPlay]: 'Começa o mapa {n}: hora do draft.', [ESPORT_STATUS.finished]: 'Fim da série!' },
  },
}
