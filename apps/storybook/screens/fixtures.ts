import {
  getAttentMatchlist,
  getDateMatch,
  getRaceTag,
  getRealLives,
  getRecMath,
  type Endpoints,
  type ReplyOf,
} from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import { instantFromMs, SPORT } from '@org/domain'
import { task, user } from '@org/mobile-web/fixtures'
import { football, FOOTBALL_DAY, LEAGUES } from './games'

export type Language = 'zh-CN' | 'pt-BR'

export const optionsOf = (language: Language) => ({ language, now: instantFromMs(Date.now()) })

export const matchesOfADay = (language: Language): FakeAnswers => ({
  getDateMatch: ({ sport_id }) => {
    const list = sport_id === SPORT.football ? FOOTBALL_DAY.map(football) : []
    return sample(getDateMatch, { list, mark: '', changes: null }, optionsOf(language))
  },
})

export const collectedMatches = (language: Language): FakeAnswers => ({
  getAttentMatchlist: () => {
    const list = FOOTBALL_DAY.map(football).filter(({ attented }) => Boolean(attented))
    return sample(getAttentMatchlist, { list }, optionsOf(language))
  },
})

/** What is recommended to those who have collected nothing. */
export const recommendedMatches = (language: Language): FakeAnswers => ({
  getRecMath: () =>
    sample(
      getRecMath,
      { list: FOOTBALL_DAY.map(football).map((each) => ({ ...each, attented: 0 as const })) },
      optionsOf(language),
    ),
})

/** The leagues of the day, and the number of matches of the days around it. */
export const choicesOfADay = (language: Language): FakeAnswers => ({
  getRaceTag: () => {
    const list = LEAGUES.map((league, at) => ({
      ...league,
      id: at + 1,
      logo: '',
      sport_id: SPORT.football,
      count: FOOTBALL_DAY.filter((game) => game.league === at).length,
      hot: at < 2 ? 9 : 0,
    }))
    return sample(getRaceTag, { list }, optionsOf(language))
  },
  getRecentMatchCount: ({ date }) => {
    const month = String(date).slice(0, 7)
    return {
      list: [2, 5, 9, 16, 23, 30].map((day) => ({ date: `${month}-${String(day).padStart(2, '0')}`, count: day })),
    }
  },
})

/** The anchors, and the titles and the heat of their rooms. */
const ROOMS: Readonly<Record<Language, readonly (readonly [nick: string, title: string])[]>> = {
  'zh-CN': [
    ['绿茵老炮', '曼城 vs 利物浦：冠军争夺战'],
    ['补时绝杀', '枪手能否破门？边看边聊'],
    ['一球成名', '北伦敦之夜'],
    ['爱看球的猫', '国家德比赛前预热'],
    ['午夜凶铃', '马竞主场，防守课'],
    ['桑巴小王子', '巴甲集锦：弗拉门戈三球大胜'],
  ],
  'pt-BR': [
    ['Gol de Placa', 'City x Liverpool: vale a liderança'],
    ['Torcedor Raiz', 'Arsenal x Chelsea com a galera'],
    ['Rei da Várzea', 'Noite em Londres'],
    ['Maria do Apito', 'Esquenta do clássico espanhol'],
    ['João Virada', 'Atlético em casa: aula de defesa'],
    ['Bola na Rede', 'Melhores momentos do Brasileirão'],
  ],
}
const HEAT = [608_500, 301_700, 156_800, 131_300, 61_000, 9_800]

export const room = (language: Language, at: number) => {
  const [nick_name, title] = ROOMS[language][at] ?? ['', '']
  return {
    id: at + 1,
    title,
    cover: '',
    group_id: `room${at + 1}`,
    sport_id: SPORT.football,
    match_id: at + 1,
    hot: HEAT[at] ?? 0,
    anchorid: at + 1,
    anchor: { uid: at + 1, nick_name, avatar: '' },
  }
}

export const rooms = (language: Language): FakeAnswers => ({
  getRealLives: () => {
    const list = HEAT.map((_, at) => ({
      ...room(language, at),
      match: football(FOOTBALL_DAY[at] ?? FOOTBALL_DAY[0], at),
    }))
    return { ...sample(getRealLives, { list }, optionsOf(language)), total: list.length, page: 1 }
  },
})

const TASK_NAMES = {
  'zh-CN': ['观看直播30分钟', '发送弹幕', '分享直播间', '邀请好友'],
  'pt-BR': ['Assistir a 30 minutos ao vivo', 'Enviar mensagens', 'Compartilhar uma sala', 'Convidar amigos'],
} as const satisfies Record<Language, readonly string[]>

export const theMember = (language: Language): FakeAnswers => {
  const [watch, comment, share, invite] = TASK_NAMES[language]
  const step = (prop: string, name: string, stage: number, stage_max: number, received: number) => ({
    prop,
    name,
    desc: '',
    stage,
    stage_max,
    received,
  })
  const tasks = {
    watchLive: step('watchLive', watch, 2, 4, 1),
    sendComment: step('sendComment', comment, 10, 10, 10),
    shareMessage: step('shareMessage', share, 1, 5, 1),
    inviteFriend: step('inviteFriend', invite, 3, 0, 3),
  }
  return {
    getUserInfo: () => user({ gold: 2_350, user_level: 7 }),
    getTaskInfo: () => ({ ...task(), tasks }) as ReplyOf<Endpoints['getTaskInfo']>,
  }
}
