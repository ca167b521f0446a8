import { API_STATUS, getQuizzes, type Quiz } from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { match } from '../../testing/fixtures'
import { show } from '../../testing/show'
import OpenQuizSheet from './OpenQuizSheet'
import QuizPanel from './QuizPanel'

const option = (name: Quiz['options'][number]['option'], label: string, gold: number) => ({
  option: name,
  label,
  gold,
  members: gold > 0 ? 1 : 0,
})
const quiz = (more: Partial<Quiz> = {}): Quiz => {
  const [any] = sample(getQuizzes, {}).list
  if (any === undefined) throw new Error('The sample has no quiz.')
  return {
    ...any,
    id: 7,
    liveid: 5,
    match_id: 1,
    title: '谁会获胜？',
    state: 'open',
    closes_at: 4_000_000_000,
    pool: 300,
    options: [option('home', '曼城', 100), option('draw', '平局', 0), option('away', '热刺', 200)],
    winner: null,
    own: null,
    ...more,
  }
}

const open = (quizzes: () => Quiz[], answers = {}) =>
  show({
    member: true,
    path: '/score/detail/football/1?tab=quiz',
    answers: {
      getQuizzes: () => ({ list: quizzes() }),
      getMyQuizzes: () => ({ list: quizzes(), next: '' }),
      ...answers,
    },
    children: <QuizPanel of={{ matchid: 1 }} match={match()} />,
  })
const answer = (name: string | RegExp) => page.getByRole('button', { name })

it('stakes gold on an answer once, also when the press is doubled, and shows it as staked', async () => {
  let own: Quiz['own'] = null
  let answerNow = () => {}
  const pressedTwice = new Promise<void>((resolve) => (answerNow = resolve))
  const { callsOf } = await open(() => [quiz({ own })], {
    joinQuiz: async () => {
      await pressedTwice
      own = { option: 'home', gold: 50, payout: 0 }
      return { quiz: quiz({ own }), gold: 5 }
    },
  })
  await answer(/曼城/).click()
  await page.getByRole('radio', { name: '50', exact: true }).click()
  const send = page.getByRole('button', { name: '投入 50 金币' })
  await send.dblClick()
  answerNow()
  await expect.element(page.getByText('已投入 50 金币')).toBeVisible()
  expect(callsOf('joinQuiz').map(({ body }) => body)).toMatchObject([{ quiz_id: 7, option: 'home', gold: 50 }])
})

it('repeats the lost request after an answer that did not come, whatever is chosen by then', async () => {
  let isLost = true
  const { callsOf } = await open(() => [quiz()], {
    joinQuiz: () => {
      if (isLost) throw new TypeError('The network is gone.')
      return { quiz: quiz(), gold: 5 }
    },
  })
  await answer(/曼城/).click()
  await page.getByRole('button', { name: '投入 10 金币' }).click()
  const again = page.getByRole('button', { name: '重试' })
  await expect.element(again).toBeVisible()
  await page.getByRole('radio', { name: '100', exact: true }).click()
  isLost = false
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  const asked = callsOf('joinQuiz').map(({ body }) => body)
  expect(new Set(asked.map(({ gold, request_key }) => `${gold} ${request_key}`)).size).toBe(1)
})

it('says what came of settled and void quizzes, and takes no more stakes', async () => {
  const own = { option: 'home', gold: 100, payout: 300 } as const
  await open(() => [
    quiz({ id: 1, state: 'settled', winner: 'home', own }),
    quiz({ id: 2, state: 'settled', winner: 'away', own: { ...own, payout: 0 } }),
    quiz({ id: 3, state: 'void', own: { ...own, payout: 100 } }),
    quiz({ id: 4, state: 'closed' }),
  ])
  await expect.element(page.getByText('投入 100 金币，获得 300 金币')).toBeVisible()
  await expect.element(page.getByText('投入 100 金币，未猜中')).toBeVisible()
  await expect.element(page.getByText('退还 100 金币')).toBeVisible()
  await expect.element(page.getByText('已截止，等待赛果')).toBeVisible()
  for (const button of answer(/曼城/).elements()) expect(button).toBeDisabled()
  await page.getByRole('button', { name: '我的竞猜' }).click()
  await expect.element(page.getByRole('dialog', { name: '我的竞猜' })).toBeVisible()
})

it('asks a guest to log in', async () => {
  const { store } = await show({
    path: '/score/detail/football/1',
    answers: { getQuizzes: () => ({ list: [quiz()] }) },
    children: <QuizPanel of={{ matchid: 1 }} match={match()} />,
  })
  await answer(/热刺/).click()
  await expect.poll(() => store.getState().feedback.loginPrompt).toBe(true)
})

it('an anchor asks a question with a line and a time, sees a refusal in place, and the sheet closes when it is open', async () => {
  let isRefused = true
  const onClose = vi.fn<() => void>()
  const { callsOf } = await show({
    member: true,
    path: '/score/detail/football/1',
    answers: {
      openQuiz: () =>
        isRefused ? { status: API_STATUS.failure, msg: '已有相同的竞猜', data: null } : { quiz: quiz() },
    } as never,
    children: <OpenQuizSheet match={match({ home_score: 1, away_score: 1 })} open onClose={onClose} />,
  })
  const send = page.getByRole('button', { name: '开出竞猜', exact: true })
  await page.getByRole('radio', { name: /总进球/ }).click()
  // Two more than there are now.
  await expect.element(page.getByText(/4\.5/)).toBeVisible()
  await page.getByRole('button', { name: '增加' }).click()
  await page.getByText('15 分钟', { exact: true }).click()
  await send.click()
  await expect.element(page.getByText('已有相同的竞猜')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  isRefused = false
  await send.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(callsOf('openQuiz').map(({ body }) => body)[1]).toMatchObject({
    matchid: 1,
    template: 'totalGoals',
    line: 5,
    minutes: 15,
  })
})
