import { getQuizzes } from '@org/api-client/contract'
import { FOOTBALL_STATUS } from '@org/domain'
import { expect, it } from 'vitest'
import { playMatch, QUIZ_MATCH, quizWorld } from '../../../test/quiz-world'
import { updateRoom } from '../../store/live/rooms'
import { openDemoQuizzes } from './open-demo-quizzes'

it('the anchors of the demonstration ask before and during a match, again after a goal, and never twice at once', async () => {
  const { server, anchor, liveid, clock } = await quizWorld()
  const { db } = server.context
  const shown = async () =>
    (await anchor.api.call(getQuizzes, { liveid })).list.map(({ template, line, state }) => [template, line, state])
  await openDemoQuizzes(server.context)
  expect(await shown(), 'of an anchor whom nobody has told to follow matches').toEqual([])
  await updateRoom(db, liveid, { follows_matches: true })
  await openDemoQuizzes(server.context)
  await openDemoQuizzes(server.context)
  const before = [
    ['firstGoal', 0, 'open'],
    ['totalGoals', 2, 'open'],
    ['fullTime', 0, 'open'],
  ]
  expect(await shown()).toEqual(before)
  clock.advance(3_600_000)
  await updateRoom(db, liveid, { match_id: QUIZ_MATCH, start_time: clock.now() / 1_000 })
  await playMatch(server, { status: FOOTBALL_STATUS.firstHalf, home_score: 1, time: clock.now() / 1_000 })
  await openDemoQuizzes(server.context)
  expect(await shown()).toEqual([
    ['totalGoals', 2, 'open'],
    ['fullTime', 0, 'open'],
    ...before.map(([template, line]) => [template, line, 'closed']),
  ])
})
