import { ApiError } from '@org/api-client'
import { getMyQuizzes, joinQuiz, type Quiz } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { readFootballFile } from '../src/feed/import/read-football-file'
import { replayDate } from '../src/feed/import/replay'
import { saveImport } from '../src/feed/import/save-import'
import { hashToken } from '../src/services/auth/viewer'
import { askQuiz } from '../src/services/live/open-quiz'
import { createSession } from '../src/store/identity/sessions'
import { bootForTest, withCatalogue } from './boot'
import { newMember } from './im-client'
import { newLiveRoom } from './live-room'
import { apiOf } from './people'
import { giveGold, goldOf, purseOf } from './quiz-world'
import { steppedClock } from './stepped-clock'

const MEMBERS = process.env['TIER'] === 'deep' ? 200 : 30
const START_GOLD = 100

const CUP = `{ "name": "World Cup 2026", "matches": [{
  "round": "Matchday 4", "date": "2026-06-14", "time": "12:00 UTC-5", "team1": "Germany", "team2": "Curaçao",
  "score": { "ft": [2, 1], "ht": [0, 1] }, "group": "Group E", "ground": "Houston",
  "goals1": [{ "name": "Kai Havertz", "minute": "61" }, { "name": "Florian Wirtz", "minute": "80" }],
  "goals2": [{ "name": "Juninho Bacuna", "minute": "12" }]
}] }`

/** An answer that was lost is asked for again. */
const untilAnswered = async (ask: () => Promise<unknown>): Promise<void> => {
  const answer = await ask().catch((error: unknown) => {
    if (!(error instanceof ApiError) || (error.errorName !== 'TIMEOUT' && error.errorName !== 'NETWORK')) throw error
    return null
  })
  if (answer === null) await untilAnswered(ask)
}

it('pays every coin of quizzes on a replayed match, by its stored result, to those who were right', async () => {
  const clock = steppedClock('2026-06-20T12:00:00Z')
  const server = await bootForTest({ feed: 'imports', clock, template: await withCatalogue(), rateLimits: false })
  const { db } = server.context
  await saveImport(db, [readFootballFile('cup.json', CUP)], clock.now())
  await replayDate(db, { date: '2026-06-14', speed: 10, nowMs: clock.now() })
  const match = await db.selectFrom('match').select('id').where('origin', '=', 'replay').executeTakeFirstOrThrow()
  const { id: liveid } = await newLiveRoom(server)
  const now = clock.now() / 1_000
  const ask = (template: 'fullTime' | 'firstGoal') =>
    db.transaction().execute((trx) => askQuiz(trx, liveid, { matchid: match.id, template, line: 0, minutes: 60 }, now))
  const quizzes = [await ask('fullTime'), await ask('firstGoal')]

  const members = await Promise.all(
    Array.from({ length: MEMBERS }, async (_, at) => {
      const uid = Number(await newMember(server))
      const token = `token of ${uid}`
      await createSession(db, { tokenHash: hashToken(token), uid, now, expiresAt: now + 86_400 })
      await giveGold(server, uid, START_GOLD)
      return { uid, at, api: apiOf(server, { uid, token }) }
    }),
  )
  await Promise.all(
    members.map(async ({ at, uid, api }) => {
      for (const { id } of quizzes) {
        const option = (['home', 'away', at % 2 === 0 ? 'home' : 'away'] as const)[at % 3] ?? 'home'
        const stake = { quiz_id: id, option, gold: 1 + ((at * 7 + id) % 40) }
        const requestKey = `quiz ${id} ${uid}`
        const join = () => untilAnswered(() => api.call(joinQuiz, stake, { requestKey }))
        await Promise.all([join(), join()])
      }
    }),
  )
  const statusOf = async () =>
    (await db.selectFrom('match').select('status').where('id', '=', match.id).executeTakeFirstOrThrow()).status
  const goOn = async <Fact>(fact: () => Promise<Fact>): Promise<Fact> => {
    clock.advance(20_000)
    return fact()
  }
  await expect.poll(() => goOn(statusOf)).toBe(8)
  const states = async () =>
    (await db.selectFrom('quiz').select(['state', 'winner']).orderBy('id').execute()).map(
      ({ state, winner }) => `${state} ${winner}`,
    )
  await expect.poll(() => goOn(states)).toEqual(['settled home', 'settled away'])

  for (const { uid, api } of members) {
    const { list } = await api.call(getMyQuizzes, {})
    const change = (own: Quiz['own']) => (own === null ? 0 : own.payout - own.gold)
    expect(await goldOf(server, uid)).toBe(START_GOLD + list.reduce((sum, { own }) => sum + change(own), 0))
    for (const { winner, own } of list) expect((own?.payout ?? 0) >= (own?.gold ?? 0)).toBe(own?.option === winner)
  }
  const golds = await Promise.all(members.map(({ uid }) => goldOf(server, uid)))
  expect(golds.reduce((sum, gold) => sum + gold, 0)).toBe(MEMBERS * START_GOLD)
  expect(await Promise.all(quizzes.map(({ id }) => purseOf(server, id)))).toEqual([0, 0])
})
