import type { Place, Press, Viewer } from './places'

const GIFT = { zh: '礼物', pt: 'Presentes' }
const GIFT_RECORDS = { zh: '记录', pt: 'Histórico' }
const DANMAKU = { zh: '弹幕设置', pt: 'Comentários na tela' }
const SHARE = { zh: '分享', pt: 'Compartilhar' }
const MANAGE = { zh: '房间管理', pt: 'Moderação' }
const TITLE = { zh: '修改标题', pt: 'Mudar título' }
const GO_LIVE = { zh: '开播与下播', pt: 'Entrar ao vivo ou encerrar' }
const OWN_QUIZZES = { zh: '我的竞猜', pt: 'Meus bolões' }
const OPEN_QUIZ = { zh: '开竞猜', pt: 'Abrir bolão' }
const ANSWER = 'main [data-component=QuizCard] button'
const GIVER = 'main [data-component=AudienceList] button'
const VIEWER = 'main [data-component=ListRow] button, main button[data-component=ListRow]'
const AUDIENCE = { zh: '在线观众', pt: 'Público' }

interface Sheet {
  readonly viewer: Viewer
  readonly tab: string
  readonly presses: readonly Press[]
}

/** What opens over a room: who sees it, in which tab, and the buttons that lead to it one after the other. */
const SHEETS: readonly Sheet[] = [
  { viewer: 'guest', tab: 'chat', presses: [SHARE] },
  { viewer: 'guest', tab: 'anchors', presses: [GIVER] },
  { viewer: 'member', tab: 'chat', presses: [GIFT] },
  { viewer: 'member', tab: 'chat', presses: [GIFT, GIFT_RECORDS] },
  { viewer: 'member', tab: 'chat', presses: [DANMAKU] },
  { viewer: 'member', tab: 'anchors', presses: [GIVER] },
  { viewer: 'member', tab: 'anchors', presses: [AUDIENCE, VIEWER] },
  { viewer: 'member', tab: 'quiz', presses: [OWN_QUIZZES] },
  { viewer: 'member', tab: 'quiz', presses: [ANSWER] },
  { viewer: 'anchor', tab: 'chat', presses: [GO_LIVE] },
  { viewer: 'anchor', tab: 'chat', presses: [TITLE] },
  { viewer: 'anchor', tab: 'chat', presses: [MANAGE] },
  { viewer: 'anchor', tab: 'anchors', presses: [GIVER, MANAGE] },
  { viewer: 'anchor', tab: 'quiz', presses: [OPEN_QUIZ] },
  { viewer: 'manager', tab: 'chat', presses: [MANAGE] },
]

/** The sheets of a room as places. Answers can be pressed only while a quiz is open. */
export const sheetPlaces = (name: string, path: string, hasQuiz: boolean): Place[] =>
  SHEETS.filter(({ presses }) => hasQuiz || !presses.includes(ANSWER)).map(({ viewer, tab, presses }) => ({
    name,
    viewer,
    path: `${path}?tab=${tab}`,
    presses,
  }))
