/** The seconds of each video of the demonstration: `VIDEO_SEGMENTS` of the media server. */
export const DEMO_SECONDS = 40

interface Names {
  readonly zh: string
  readonly pt: string
}

/** By their numbers, from 1. Only append. */
export const DEMO_VIDEO_CATEGORIES: readonly Names[] = [
  { zh: '战术讲解', pt: 'Tática' },
  { zh: '比赛回顾', pt: 'Resumos' },
  { zh: '看台故事', pt: 'Arquibancada' },
]

export const DEMO_COLLECTIONS: readonly Names[] = [
  { zh: '十分钟看懂阵型', pt: 'Formações em dez minutos' },
  { zh: '每周回顾', pt: 'Resumo da semana' },
]

interface DemoVideo extends Names {
  readonly kind: 'short' | 'record'
  /** The index of the anchor of the demonstration. */
  readonly anchor: number
  readonly category: number
  /** 0 for none. */
  readonly collection: number
}

const row = (
  kind: DemoVideo['kind'],
  anchor: number,
  category: number,
  collection: number,
  zh: string,
  pt: string,
) => ({
  kind,
  anchor,
  category,
  collection,
  zh,
  pt,
})

export const DEMO_VIDEOS: readonly DemoVideo[] = [
  row('record', 2, 1, 1, '阵型入门：4-3-3 怎样压上', 'Formações: como o 4-3-3 pressiona'),
  row('record', 2, 1, 1, '阵型入门：4-4-2 的两条线', 'Formações: as duas linhas do 4-4-2'),
  row('record', 2, 1, 1, '阵型入门：三中卫的边翼卫', 'Formações: os alas com três zagueiros'),
  row('record', 0, 2, 2, '每周回顾：演示联赛的五个瞬间', 'Resumo da semana: cinco lances da demonstração'),
  row('record', 12, 2, 2, '每周回顾：篮板后的快攻', 'Resumo da semana: rebote e contra-ataque'),
  row('record', 1, 3, 0, '第一次来看台该带什么', 'O que levar na primeira vez ao estádio'),
  row('record', 5, 3, 0, '南美看台的鼓声', 'Os tambores das arquibancadas sul-americanas'),
  row('short', 0, 2, 0, '十秒看懂越位', 'Impedimento em dez segundos'),
  row('short', 3, 3, 0, '进球就唱歌', 'Gol vira música'),
  row('short', 13, 1, 0, '三分线外的脚步', 'Os pés antes da bola de três'),
  row('short', 18, 1, 0, '打野的第一分钟', 'O primeiro minuto do caçador'),
  row('short', 8, 2, 0, '德比前的握手', 'O aperto de mão antes do clássico'),
  row('short', 4, 1, 0, '走势图怎么看', 'Como ler o gráfico de momento'),
]

interface DemoMoment extends Names {
  readonly anchor: number
  /** The picture's number; 0 for none. */
  readonly picture: number
}

export const DEMO_MOMENTS: readonly DemoMoment[] = [
  { anchor: 0, picture: 11, zh: '今晚八点开播，聊聊焦点战的首发。', pt: 'Hoje às oito: as escalações do jogo grande.' },
  {
    anchor: 0,
    picture: 0,
    zh: '弹幕里的战术问题，下播后整理成视频。',
    pt: 'As perguntas de tática do chat viram vídeo.',
  },
  { anchor: 1, picture: 12, zh: '谢谢大家昨晚一起看球！', pt: 'Obrigada por ver o jogo com a gente ontem!' },
  { anchor: 2, picture: 13, zh: '新的阵型合集更新到第三集。', pt: 'A série de formações chegou ao terceiro vídeo.' },
  {
    anchor: 12,
    picture: 0,
    zh: '篮板数据周报做好了，直播里见。',
    pt: 'Os rebotes da semana estão prontos: nos vemos ao vivo.',
  },
  { anchor: 18, picture: 14, zh: '今天练新打法，来看。', pt: 'Hoje treino um jeito novo de jogar, venha ver.' },
]
