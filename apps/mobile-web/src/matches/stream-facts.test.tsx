import type { Match } from '@org/api-client/contract'
import { FOOTBALL_STATUS } from '@org/domain'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import MatchPanel from '../features/live-room/MatchPanel'
import { MatchTabPanel } from '../features/match/MatchTabPanel'
import { MatchNotices } from '../shell/MatchNotices'
import { match, team } from '../testing/fixtures'
import { show } from '../testing/show'
import { ticksReceived } from './live-scores'
import { isShielded, matchShielded } from './spoiler-shield'
import { useLiveMatch } from './use-live-match'
import { useStreamFacts } from './use-stream-facts'

const START = 1_800_000_000_000
let clock = START
beforeEach(() => {
  clock = START
  vi.spyOn(Date, 'now').mockImplementation(() => clock)
})
afterEach(() => void vi.restoreAllMocks())

const listed = match({
  attented: 1,
  hometeam: team('曼城'),
  awayteam: team('热刺'),
  // The next minute begins before the stream shows this one.
  time: START / 1000 - 590,
  home_score: 3,
  away_score: 2,
})

const LATENCY = 20
let onPicture: (latency: number) => void = () => undefined
const Player = ({ of }: { of: Match }) => {
  const told = useStreamFacts(of)
  useLayoutEffect(() => {
    onPicture = told
  })
  return null
}
const Panel = () => <MatchTabPanel tab="status" sport="football" match={useLiveMatch(listed)} rooms={[]} />

/** The score of the panel beside the stream. */
const score = () => document.querySelector('[data-component="MatchHead"]')?.textContent ?? ''
const scores = (text: string) => expect.poll(score).toContain(text)

const watch = async () => {
  const { store } = await show({
    answers: { getAttentMatchlist: () => ({ list: [listed] }) },
    children: (
      <>
        <Player of={listed} />
        <MatchPanel match={listed} />
        <MatchNotices />
        <Panel />
      </>
    ),
  })
  store.dispatch(matchShielded({ key: '1:1', value: true }))
  await scores('隐藏比分')
  let stamp = listed.stamp
  return {
    store,
    tick: (fields: Partial<Match>) => {
      stamp += 1
      store.dispatch(ticksReceived([{ ...listed, stamp, ...fields }]))
    },
    /** The stream plays for some seconds. */
    play: (seconds: number, latency = LATENCY) => {
      clock += seconds * 1000
      onPicture(latency)
    },
    wait: (seconds: number) => void (clock += seconds * 1000),
  }
}
const isHidden = async () => {
  await new Promise(requestAnimationFrame)
  expect(score()).toContain('隐藏比分')
}

describe('the shield of a match whose stream the fan watches', () => {
  it('shows the score, the clock and the goal when the stream has, not before', async () => {
    const { play, tick } = await watch()
    play(LATENCY - 1)
    await isHidden()
    play(1)
    await scores("55'")
    expect(score()).toContain('3')
    tick({ home_score: 4 })
    await new Promise(requestAnimationFrame)
    play(LATENCY - 1)
    expect(score()).not.toContain('4')
    play(1)
    await scores('4')
    await expect.element(page.getByText('仅显示直播已播到的比分').first()).toBeVisible()
  })

  it('tells of the goal at the same moment', async () => {
    const { play, tick, store } = await watch()
    await expect.poll(() => store.getState().api.queries['getAttentMatchlist({})']?.status).toBe('fulfilled')
    play(LATENCY)
    await scores('3')
    tick({ home_score: 4 })
    await new Promise(requestAnimationFrame)
    play(LATENCY - 1)
    expect(store.getState().banners).toEqual([])
    play(1)
    await expect.poll(() => store.getState().banners.map(({ desc }) => desc)).toEqual(['曼城 4–2 热刺'])
  })

  it('tells of a goal that the stream shows together with the end', async () => {
    const { play, tick, store } = await watch()
    await expect.poll(() => store.getState().api.queries['getAttentMatchlist({})']?.status).toBe('fulfilled')
    play(LATENCY)
    await scores('3')
    tick({ status: FOOTBALL_STATUS.finished, home_score: 4 })
    await new Promise(requestAnimationFrame)
    play(LATENCY)
    await expect.poll(() => store.getState().banners.map(({ desc }) => desc)).toEqual(['曼城 4–2 热刺'])
  })

  it('does not tell of a goal that the stream has not shown when the fan lifts the shield', async () => {
    const { play, tick, store } = await watch()
    await expect.poll(() => store.getState().api.queries['getAttentMatchlist({})']?.status).toBe('fulfilled')
    play(LATENCY)
    await scores('3')
    tick({ home_score: 4 })
    await new Promise(requestAnimationFrame)
    store.dispatch(matchShielded({ key: '1:1', value: false }))
    await scores('4')
    await new Promise(requestAnimationFrame)
    expect(store.getState().banners).toEqual([])
  })

  it('stands still while the stream is paused or closed, and takes nothing back when it is rewound', async () => {
    const { play, tick, wait } = await watch()
    play(LATENCY)
    await scores('3')
    tick({ home_score: 4 })
    await new Promise(requestAnimationFrame)
    wait(600)
    expect(score()).toContain('3')
    expect(score()).not.toContain('4')
    play(1, 900)
    expect(score()).toContain('3')
    play(1)
    await scores('4')
  })

  it('keeps the panels of the match back until the stream has shown the end', async () => {
    const { play, tick } = await watch()
    play(LATENCY)
    await expect.element(page.getByText('您为这场比赛开启了防剧透')).toBeVisible()
    tick({ status: FOOTBALL_STATUS.finished, home_score: 4 })
    await new Promise(requestAnimationFrame)
    play(LATENCY)
    await expect.poll(() => page.getByText('您为这场比赛开启了防剧透').elements()).toEqual([])
    await scores('4')
  })

  it('is lifted for good when the stream has shown the end, so that a reload shows the score', async () => {
    const { play, tick, store } = await watch()
    play(LATENCY)
    await scores('3')
    tick({ status: FOOTBALL_STATUS.finished, home_score: 4 })
    await new Promise(requestAnimationFrame)
    expect(isShielded(store.getState(), listed)).toBe(true)
    play(LATENCY)
    await expect.poll(() => isShielded(store.getState(), listed)).toBe(false)
    await scores('4')
  })

  it('starts again when it is lifted and raised again', async () => {
    const { play, store } = await watch()
    play(LATENCY)
    await scores('3')
    await page.getByRole('button', { name: '显示比分' }).first().click()
    await expect.poll(score).not.toContain('仅显示')
    store.dispatch(matchShielded({ key: '1:1', value: true }))
    await scores('隐藏比分')
    play(LATENCY)
    await scores('3')
  })
})
