import { TASKS, type TaskKey } from '@org/domain'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { task } from '../../testing/fixtures'
import { show } from '../../testing/show'

const KEYS = Object.keys(TASKS) as TaskKey[]

/** All tasks, as the server sends them, each with a name that only the reply has. */
const tasks = Object.fromEntries(
  KEYS.map((prop) => [
    prop,
    {
      prop,
      name: `Name of ${prop}`,
      desc: `, about ${prop}`,
      stage: 0,
      stage_max: TASKS[prop].stageMax ?? 0,
      received: 0,
    },
  ]),
)

const namesIn = (section: string) =>
  page
    .getByRole('region', { name: section, exact: true })
    .getByRole('listitem')
    .elements()
    .map((row) => /Name of (\w+)/.exec(row.textContent)?.[1])

const showTasks = (shown: object = tasks) =>
  show({ path: '/user-center', member: true, answers: { getTaskInfo: () => ({ ...task(), tasks: shown }) } })

describe('the tasks', () => {
  it('are the daily ones and, below, more ways to earn, with names and progress of the reply', async () => {
    await showTasks({ ...tasks, sendComment: { ...tasks['sendComment'], stage: 3 } })
    await expect.poll(() => namesIn('每日任务')).toEqual(['shareMessage', 'online', 'shareToFriend'])
    expect(namesIn('更多赚金币方式')).toEqual([
      'sendComment',
      'watchLive',
      'sendFirstGift',
      'inviteFriend',
      'appFirstLogin',
    ])
    const comment = page.getByRole('listitem').filter({ hasText: 'Name of sendComment' })
    await expect.element(comment).toHaveTextContent('+10, about sendComment3/10')
  })

  it('are in Portuguese the same but for the shared message', async () => {
    const { store } = await showTasks()
    store.dispatch(langChosen('pt-br'))
    await expect.poll(() => namesIn('Tarefas do dia')).toEqual(['online', 'shareToFriend'])
    expect(namesIn('Mais formas de ganhar')).toHaveLength(5)
  })

  it('leave out what the reply does not have', async () => {
    const { online, watchLive } = tasks
    await showTasks({ online, watchLive })
    await expect.poll(() => namesIn('每日任务')).toEqual(['online'])
    expect(namesIn('更多赚金币方式')).toEqual(['watchLive'])
  })
})
