import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canAddStage,
  claimableStages,
  dailyTasks,
  isTaskFinished,
  OTHER_TASKS,
  taskAward,
  taskClick,
  TASKS,
  type TaskKey,
} from '../index'

const task = (stage: number, stage_max: number, received: number) => ({ stage, stage_max, received })

test('awards, caps and times are those of the specification', () => {
  expect(Object.entries(TASKS).map(([key, row]) => [key, row.gold, row.stageMax, row.per, row.stageSeconds])).toEqual([
    ['appFirstLogin', 500, 1, 'account', null],
    ['inviteFriend', 200, null, 'account', null],
    ['readInfo', 0, 0, 'day', null],
    ['sendComment', 10, 10, 'day', null],
    ['sendGift', 0, 0, 'day', null],
    ['sendFirstGift', 100, 1, 'day', null],
    ['shareInfo', 0, 0, 'day', null],
    ['shareMessage', 20, 5, 'day', null],
    ['watchLive', 30, 4, 'day', 1800],
    ['online', 20, 5, 'day', 1800],
    ['shareToFriend', 0, 0, 'day', null],
  ])
})

test('being online wins at most 100 gold a day', () => {
  expect(taskAward('online', TASKS.online.stageMax)).toBe(100)
})

test.each([
  ['sendComment', 3, 30],
  ['watchLive', 1, 30],
  ['inviteFriend', 50, 10_000],
  ['shareToFriend', 2, 0],
  ['sendComment', 0, 0],
  ['sendComment', -1, null],
  ['sendComment', 1.5, null],
  ['sendComment', NaN, null],
] as const)('%s wins for %s stages %s gold', (key, stages, gold) => {
  expect(taskAward(key, stages)).toBe(gold)
})

describe('a click on a task', () => {
  test.each([
    ['earned stages are claimed', task(4, 10, 1), { kind: 'claim', amount: 3 }],
    ['so are they at the cap', task(10, 10, 4), { kind: 'claim', amount: 6 }],
    ['nothing is left to do once all is claimed', task(10, 10, 10), { kind: 'nothing' }],
    ['what is earned and claimed leads on to more', task(4, 10, 4), { kind: 'home' }],
    ['the first stage is still to earn', task(0, 10, 0), { kind: 'home' }],
    ['more claimed than earned claims nothing', task(1, 10, 2), { kind: 'home' }],
  ])('%s', (_, progress, click) => {
    expect(taskClick('sendComment', progress)).toEqual(click)
  })

  test('opens the page where the user can do the task', () => {
    const leads = (Object.keys(TASKS) as TaskKey[]).map((key) => [key, taskClick(key, task(0, 5, 0)).kind])
    expect(Object.fromEntries(leads)).toEqual({
      appFirstLogin: 'nothing',
      inviteFriend: 'invite',
      readInfo: 'nothing',
      sendComment: 'home',
      sendGift: 'nothing',
      sendFirstGift: 'home',
      shareInfo: 'nothing',
      shareMessage: 'home',
      watchLive: 'home',
      online: 'home',
      shareToFriend: 'invite',
    })
  })

  test('never claims a negative number, and always all stages that are earned and not claimed', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.nat(20), (stage, stage_max, received) => {
        const click = taskClick('online', task(stage, stage_max, received))
        expect(click.kind === 'claim' ? click.amount : 0).toBe(Math.max(0, stage - received))
      }),
    )
  })
})

test('stages can be claimed up to what is earned', () => {
  expect(claimableStages({ stage: 5, received: 2 })).toBe(3)
  expect(claimableStages({ stage: 2, received: 5 })).toBe(0)
  expect(claimableStages({ stage: NaN, received: 5 })).toBe(0)
})

test('a task without a cap is never finished and always counts on', () => {
  expect(isTaskFinished({ stage_max: 0, received: 0 })).toBe(false)
  expect(isTaskFinished({ stage_max: 0, received: 7 })).toBe(false)
  expect(isTaskFinished({ stage_max: 5, received: 4 })).toBe(false)
  expect(isTaskFinished({ stage_max: 5, received: 5 })).toBe(true)
  expect(canAddStage({ stage: 99, stage_max: 0 })).toBe(true)
  expect(canAddStage({ stage: 4, stage_max: 5 })).toBe(true)
  expect(canAddStage({ stage: 5, stage_max: 5 })).toBe(false)
  expect(canAddStage({ stage: 6, stage_max: 5 })).toBe(false)
})

test('Chinese shows sharing first, every other language online and friends only', () => {
  expect(dailyTasks('zh-CN')).toEqual(['shareMessage', 'online', 'shareToFriend'])
  expect(dailyTasks('pt-br')).toEqual(['online', 'shareToFriend'])
})

test('the other tasks are those that earn and that no language shows as daily', () => {
  const daily = new Set([...dailyTasks('zh-CN'), ...dailyTasks('pt-BR')])
  const earning = (Object.keys(TASKS) as TaskKey[]).filter((key) => TASKS[key].gold > 0 && !daily.has(key))
  expect(OTHER_TASKS.toSorted()).toEqual(earning.toSorted())
})
