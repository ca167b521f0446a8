import {
  clearRoomChat,
  getMessages,
  getMyQuizzes,
  getQuizzes,
  getUserInfo,
  joinQuiz,
  openQuiz,
} from '@org/api-client/contract'
import { FOOTBALL_STATUS } from '@org/domain'
import { beforeEach, expect, it } from 'vitest'
import { listenRoom } from '../../../test/listen-room'
import { newGuest, registerPerson, type Person } from '../../../test/people'
import { giveGold, goldOf, playMatch, purseOf, QUIZ_MATCH, quizWorld, settle } from '../../../test/quiz-world'
import type { SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'

let clock: SteppedClock
let server: RunningServer
let anchor: Person
let liveid: number
let fans: readonly [Person, Person, Person]
beforeEach(async () => {
  ;({ clock, server, anchor, liveid } = await quizWorld())
  fans = [await registerPerson(server), await registerPerson(server), await registerPerson(server)]
  for (const { uid } of fans) await giveGold(server, uid, 1_000)
})

type Question = Parameters<typeof openQuiz.tags>[0]
const open = async (more: Partial<Question> = {}) =>
  (await anchor.api.call(openQuiz, { matchid: QUIZ_MATCH, template: 'fullTime', ...more })).quiz
type Stake = Parameters<typeof joinQuiz.tags>[0]
const join = (fan: Person, quiz_id: number, option: Stake['option'], gold: number, requestKey?: string) =>
  fan.api.call(joinQuiz, { quiz_id, option, gold }, requestKey === undefined ? {} : { requestKey })
const shown = async (fan: Person) => (await fan.api.call(getQuizzes, { matchid: QUIZ_MATCH })).list
const golds = () => Promise.all(fans.map(({ uid }) => goldOf(server, uid)))

it('takes a stake once: a repeated call has the same reply, another key is refused, and everybody sees the gold', async () => {
  const { id } = await open()
  const first = await join(fans[0], id, 'home', 100, 'one')
  expect(first).toMatchObject({ gold: 900, quiz: { pool: 100, own: { option: 'home', gold: 100, payout: 0 } } })
  expect(await join(fans[0], id, 'home', 100, 'one')).toEqual(first)
  await expect(join(fans[0], id, 'away', 100, 'two')).rejects.toMatchObject({ status: 8 })
  await join(fans[1], id, 'away', 50)
  expect([await golds(), await purseOf(server, id)]).toEqual([[900, 950, 1_000], 150])
  const [quiz] = await shown(fans[2])
  expect(quiz).toMatchObject({ state: 'open', pool: 150, own: null, winner: null })
  expect(quiz?.options.map(({ option, gold, members }) => [option, gold, members])).toEqual([
    ['home', 100, 1],
    ['draw', 0, 0],
    ['away', 50, 1],
  ])
})

it('takes one of two stakes that a member sends at the same time from two tabs', async () => {
  const { id } = await open()
  const tabs = await Promise.allSettled([join(fans[0], id, 'home', 10, 'a'), join(fans[0], id, 'home', 10, 'b')])
  expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect([await goldOf(server, fans[0].uid), await purseOf(server, id)]).toEqual([990, 10])
})

it('refuses a stake without gold, on what is no answer, and of a guest, and then nothing has moved', async () => {
  const { id } = await open()
  await expect(join(fans[0], id, 'home', 1_001)).rejects.toMatchObject({ status: 12 })
  await expect(join(fans[0], id, 'over', 1)).rejects.toMatchObject({ status: 3 })
  await expect(join(fans[0], 999, 'home', 1)).rejects.toMatchObject({ status: 7 })
  const { api } = await newGuest(server)
  await expect(api.call(joinQuiz, { quiz_id: id, option: 'home', gold: 1 })).rejects.toMatchObject({ status: 9 })
  expect((await shown(fans[0]))[0]).toMatchObject({ pool: 0, own: null })
  expect(await golds()).toEqual([1_000, 1_000, 1_000])
})

it('closes at the kick-off, and one of a match in play after its minutes or at a goal', async () => {
  const early = await open()
  expect(early.closes_at).toBe(Date.parse('2026-06-14T16:00:00Z') / 1_000)
  clock.advance(3_600_000)
  await expect(join(fans[0], early.id, 'home', 1)).rejects.toMatchObject({ status: 1 })
  await playMatch(server, { status: FOOTBALL_STATUS.firstHalf, time: clock.now() / 1_000 })
  const late = await open({ minutes: 5 })
  await join(fans[0], late.id, 'home', 1)
  await playMatch(server, { home_score: 1 })
  await expect(join(fans[1], late.id, 'home', 1)).rejects.toMatchObject({ status: 1 })
  const later = await open({ minutes: 5 })
  clock.advance(300_000)
  await expect(join(fans[1], later.id, 'home', 1)).rejects.toMatchObject({ status: 1 })
  expect((await shown(fans[0])).map(({ state }) => state)).toEqual(['closed', 'closed', 'closed'])
})

it('pays all gold to those who are right, by their stakes, tells them and the room once, and lists it as theirs', async () => {
  const { id } = await open({ template: 'totalGoals', line: 2 })
  await join(fans[0], id, 'over', 10)
  await join(fans[1], id, 'over', 20)
  await join(fans[2], id, 'under', 40)
  const heard = await listenRoom(server, `ROOM_${liveid}`)
  await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score: 2, away_score: 1 })
  await settle(server)
  expect(await golds(), 'while the result may be corrected').toEqual([990, 980, 960])
  clock.advance(60_000)
  await Promise.all([settle(server), settle(server)])
  expect([await golds(), await purseOf(server, id)]).toEqual([[1_013, 1_027, 960], 0])
  expect(await heard()).toMatchObject([
    {
      type: 'QuizBalanceFinished',
      data: { liveid, quiz_id: id, result: '大于 2.5', result_pt: 'Mais de 2,5', gold: 70 },
    },
  ])
  const [quiz] = (await fans[1].api.call(getMyQuizzes, {})).list
  expect(quiz).toMatchObject({ state: 'settled', winner: 'over', own: { gold: 20, payout: 47 } })
  const notices = await Promise.all(fans.map(({ api }) => api.call(getMessages, { kind: 'system' })))
  expect(notices.map(({ list }) => list.map(({ text }) => text.split('。')[1]))).toEqual([
    ['投入 10 金币，获得 23 金币'],
    ['投入 20 金币，获得 47 金币'],
    ['投入 40 金币，未猜中'],
  ])
  expect(notices[0]?.list[0]?.link).toBe(`/score/detail/football/${QUIZ_MATCH}`)
  expect((await fans[0].api.call(getUserInfo, {})).gold).toBe(1_013)
})

it('ends a quiz that nobody has joined without a word to the room', async () => {
  await open()
  const heard = await listenRoom(server, `ROOM_${liveid}`)
  await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score: 2, away_score: 1 })
  clock.advance(60_000)
  await settle(server)
  expect((await shown(fans[0]))[0]).toMatchObject({ state: 'settled', winner: 'home' })
  await anchor.api.call(clearRoomChat, { liveid })
  expect(await heard()).toMatchObject([{ type: 'clearChatList' }])
})

it('returns all stakes if the match does not take place or nobody is right', async () => {
  const first = await open()
  await join(fans[0], first.id, 'home', 333)
  await join(fans[1], first.id, 'away', 1)
  await playMatch(server, { status: FOOTBALL_STATUS.abandoned, home_score: 1 })
  clock.advance(60_000)
  await settle(server)
  expect(await golds()).toEqual([1_000, 1_000, 1_000])
  expect(await purseOf(server, first.id)).toBe(0)
  expect((await shown(fans[0]))[0]).toMatchObject({ state: 'void', winner: null, own: { gold: 333, payout: 333 } })

  await playMatch(server, { status: FOOTBALL_STATUS.notStarted, home_score: 0 })
  const second = await open()
  await join(fans[2], second.id, 'draw', 5)
  await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score: 1 })
  clock.advance(60_000)
  await settle(server)
  expect(await golds()).toEqual([1_000, 1_000, 1_000])
  expect((await shown(fans[2]))[0]).toMatchObject({ state: 'settled', winner: 'home', own: { gold: 5, payout: 5 } })
})

it('returns all stakes of a match whose result was decided at the table', async () => {
  const { id } = await open()
  await join(fans[0], id, 'home', 333)
  await join(fans[1], id, 'away', 1)
  await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score: 3 })
  await server.context.db.updateTable('match').set({ decided: true }).where('id', '=', QUIZ_MATCH).execute()
  clock.advance(60_000)
  await settle(server)
  expect(await golds()).toEqual([1_000, 1_000, 1_000])
  expect(await purseOf(server, id)).toBe(0)
  expect((await shown(fans[0]))[0]).toMatchObject({ state: 'void', winner: null, own: { gold: 333, payout: 333 } })
})

it('is opened by anchors only, once, with a question that fits a match which is not over', async () => {
  const ask = (more: Partial<Question>) => open(more)
  await ask({})
  await expect(ask({})).rejects.toMatchObject({ status: 8 })
  await expect(ask({ template: 'winner' })).rejects.toMatchObject({ status: 1 })
  await expect(ask({ template: 'totalGoals', line: 30 })).rejects.toMatchObject({ status: 1 })
  await expect(ask({ matchid: 999 })).rejects.toMatchObject({ status: 7 })
  const byFan = fans[0].api.call(openQuiz, { matchid: QUIZ_MATCH, template: 'fullTime' })
  await expect(byFan).rejects.toMatchObject({ status: 9 })
  await playMatch(server, { status: FOOTBALL_STATUS.secondHalf, home_score: 1 })
  await expect(ask({ template: 'firstGoal' })).rejects.toMatchObject({ status: 1 })
  await playMatch(server, { status: FOOTBALL_STATUS.finished })
  await expect(ask({ template: 'bothScore' })).rejects.toMatchObject({ status: 1 })
})

it('lists the own quizzes page by page, the last stake first, and those of a room', async () => {
  const asked = [await open(), await open({ template: 'bothScore' }), await open({ template: 'firstGoal' })]
  for (const [at, option] of (['home', 'yes', 'none'] as const).entries())
    await join(fans[0], asked[at]?.id ?? 0, option, at + 1)
  const first = await fans[0].api.call(getMyQuizzes, { size: 2 })
  expect(first.list.map(({ own }) => own?.gold)).toEqual([3, 2])
  const second = await fans[0].api.call(getMyQuizzes, { size: 2, cursor: first.next })
  expect([second.list.map(({ own }) => own?.gold), second.next]).toEqual([[1], ''])
  expect((await fans[1].api.call(getMyQuizzes, {})).list).toEqual([])
  const { list } = await fans[1].api.call(getQuizzes, { liveid })
  expect(list.map(({ id, own }) => [id, own])).toEqual(asked.map(({ id }) => [id, null]).reverse())
  await expect(fans[1].api.call(getQuizzes, {})).rejects.toMatchObject({ status: 3 })
})
