import {
  getDateMatch,
  getIncidentsData,
  getLivePageData,
  getMatchAnchors,
  getMatchData,
  getMatchInfo,
  getRealLives,
  getTliveData,
} from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import { FOOTBALL_STATUS, instantFromMs, SPORT } from '@org/domain'
import { task, user } from '@org/mobile-web/fixtures'

type Language = 'zh-CN' | 'pt-BR'

const { notStarted, firstHalf, halfTime, secondHalf, finished, postponed } = FOOTBALL_STATUS

const optionsOf = (language: Language) => ({ language, now: instantFromMs(Date.now()) })

/** Crests and faces are drawn from the name where there is no picture. */
const NO_LOGOS = { hometeam: { logo: '', country_logo: '' }, awayteam: { logo: '', country_logo: '' } }
const football = (id: number, league: number, status: number) => ({
  ...NO_LOGOS,
  id,
  sport_id: SPORT.football,
  status,
  event_id: league,
  matchevent: { id: league, logo: '' },
  odds: { home: 1.85, draw: 3.4, away: 4.2 },
})

const LEAGUE_OF_STATUSES = [
  [secondHalf, firstHalf, halfTime],
  [notStarted, notStarted],
  [finished, finished, postponed],
]

export const matchesOfADay = (language: Language): FakeAnswers => ({
  getDateMatch: () => {
    const list = LEAGUE_OF_STATUSES.flatMap((statuses, league) =>
      statuses.map((status, at) => football(league * 10 + at + 1, league + 1, status)),
    )
    return sample(getDateMatch, { list }, optionsOf(language))
  },
})

const room = (uid: number) => ({
  id: uid,
  cover: '',
  group_id: `room${uid}`,
  sport_id: SPORT.football,
  match_id: uid,
  anchorid: uid,
  anchor: { uid, avatar: '' },
})

export const rooms = (language: Language): FakeAnswers => ({
  getRealLives: () => {
    const list = [1, 2, 3, 4, 5, 6].map((uid) => ({ ...room(uid), match: football(uid, 1, secondHalf) }))
    return { ...sample(getRealLives, { list }, optionsOf(language)), total: list.length, page: 1 }
  },
})

const MOMENTUM = [12, 30, 42, -18, -35, 8, 55, 61, 20, -12, -48, -22, 15, 33, 70, 44, 5, -9, 26, 38]
const STATS = [
  ['ball_possession', 58, 42],
  ['shots', 14, 9],
  ['shots_on_target', 6, 3],
  ['corner_kicks', 7, 2],
  ['fouls', 8, 12],
  ['yellow_cards', 1, 3],
] as const

export const theMatch = (language: Language): FakeAnswers => {
  const options = optionsOf(language)
  const match = { ...football(1, 1, secondHalf), home_score: 2, away_score: 1 }
  return {
    getMatchInfo: () => sample(getMatchInfo, { match }, options),
    getMatchAnchors: () => sample(getMatchAnchors, { list: [room(1), room(2)] }, options),
    getMatchData: () =>
      sample(
        getMatchData,
        { stats: STATS.map(([kind, home, away]) => ({ kind, home, away })), momentum: MOMENTUM },
        options,
      ),
    getIncidentsData: () =>
      sample(
        getIncidentsData,
        {
          list: [
            {
              id: 1,
              kind: 'goal',
              side: 'home',
              minute: 12,
              added: 0,
              home_score: 1,
              away_score: 0,
              status: firstHalf,
            },
            { id: 2, kind: 'yellow_card', side: 'away', minute: 31, added: 0, status: firstHalf },
            {
              id: 3,
              kind: 'goal',
              side: 'away',
              minute: 44,
              added: 0,
              home_score: 1,
              away_score: 1,
              status: firstHalf,
            },
            {
              id: 4,
              kind: 'goal',
              side: 'home',
              minute: 58,
              added: 0,
              home_score: 2,
              away_score: 1,
              status: secondHalf,
            },
          ],
        },
        options,
      ),
    getTliveData: () => sample(getTliveData, {}, options),
  }
}

export const theRoom = (language: Language): FakeAnswers => ({
  ...theMatch(language),
  getLivePageData: () =>
    sample(
      getLivePageData,
      { live: room(1), streams: [], match: { ...football(1, 1, secondHalf), home_score: 2, away_score: 1 } },
      optionsOf(language),
    ),
})

export const theMember = (): FakeAnswers => ({
  getUserInfo: () => user({ gold: 2_350, user_level: 7 }),
  getTaskInfo: () => task(),
})
