import { FOOTBALL_STATUS } from '@org/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { theMatch } from './match-page'

export default { title: 'Screens/Match', ...SCREEN } satisfies Meta

const address = '/score/detail/football/1'
const path = `${address}?tab=status`

/** A tab of a match that runs. */
const tab = (name: string) => appScreen({ path: `${address}?tab=${name}`, answers: theMatch })

export const Data: StoryObj = {
  ...appScreen({ path, answers: theMatch }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('tablist')
  },
}

export const Analysis: StoryObj = {
  ...appScreen({ path: `${address}?tab=analysis`, answers: theMatch }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('51%')).length).toBeGreaterThan(0)
  },
}

export const LineUp = tab('lineup')

export const Odds = tab('index')

/** The panel of the table, in a page without a frame: football has no tab for it. */
export const Table: StoryObj = { ...appScreen({ path: '/mobile/rank/1', answers: theMatch }), tags: ['!test'] }

export const Rooms = tab('anchors')

/** Opens with the analysis, which has the vote. */
export const BeforeKickOff: StoryObj = {
  ...appScreen({
    path: address,
    answers: (language) => theMatch(language, inTwoHours()),
  }),
  tags: ['!test'],
}

const inTwoHours = () => {
  const kickoff_time = Math.round(Date.now() / 1_000) + 7_200
  const scores = { home_score: 0, away_score: 0, home_half_score: null, away_half_score: null }
  return { status: FOOTBALL_STATUS.notStarted, kickoff_time, time: kickoff_time, ...scores }
}

/** The result with the scorers, and the best players. */
export const Finished: StoryObj = {
  ...appScreen({ path, answers: (language) => theMatch(language, { status: FOOTBALL_STATUS.finished }) }),
  tags: ['!test'],
}

/** The fan wants to see no score. */
export const Shielded: StoryObj = {
  ...appScreen({ path, answers: theMatch, stored: { spoilerShield: { matches: { '1:1': true } } } }),
  tags: ['!test'],
}

const NONE = { formation: '', starters: [], bench: [], absent: [] }

/** Panels without data. */
export const LineUpUnknown: StoryObj = {
  ...appScreen({
    path: `${address}?tab=lineup`,
    answers: (language) => ({ ...theMatch(language), getLineupData: () => ({ home: NONE, away: NONE }) }),
  }),
  tags: ['!test'],
}

export const NoOdds: StoryObj = {
  ...appScreen({
    path: `${address}?tab=index`,
    answers: (language) => ({ ...theMatch(language), matchOdd: () => ({ list: [] }) }),
  }),
  tags: ['!test'],
}

/** One part that fails does not take the page. */
export const PanelFailed: StoryObj = {
  ...appScreen({
    path: `${address}?tab=analysis`,
    answers: (language) => ({ ...theMatch(language), getAnalysisData: failing }),
  }),
  tags: ['!test'],
}

export const Loading: StoryObj = { ...appScreen({ path, answers: () => ({ getMatchInfo: never }) }), tags: ['!test'] }

export const Failed: StoryObj = { ...appScreen({ path, answers: () => ({ getMatchInfo: failing }) }), tags: ['!test'] }

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
