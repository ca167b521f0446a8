import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { formOf } from '../../story-kit/sport-samples'
import { textsOf } from '../../story-kit/texts'
import { PreMatchHead, type PreMatchHeadProps } from './PreMatchHead'

const KICK_OFF = Date.UTC(2026, 10, 21, 14)

export default {
  title: 'Sport/PreMatchHead',
  component: PreMatchHead,
  parameters: guided({
    anatomy: ['the teams', 'the countdown', 'the form of both teams'],
    good: ["Pass a clock that follows the server's (`now`)."],
    bad: ['Announce every second to screen readers.'],
    keys: LINK_KEYS,
  }),
  args: { kickOff: KICK_OFF, now: () => KICK_OFF - 94_205_000, clock: '22:00' },
  argTypes: { children: { control: false }, now: { control: false } },
  ...sampled<PreMatchHeadProps>(
    (t) => ({
      home: { name: t.teams.city, score: null, note: t.sport.preMatch.places[0] },
      away: { name: t.teams.liverpool, score: null, note: t.sport.preMatch.places[1] },
      notes: [t.round, t.venue],
      labels: t.sport.preMatch,
      form: {
        letters: t.sport.form.letters,
        home: { label: t.sport.form.of(t.teams.city), matches: formOf(t, 'WWDLW') },
        away: { label: t.sport.form.of(t.teams.liverpool), matches: formOf(t, 'WLWWD') },
      },
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof PreMatchHead>
type Story = StoryObj<typeof PreMatchHead>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals })
    await expect(canvas.getByRole('timer')).toHaveTextContent(`02${t.sport.preMatch.hours}`)
    await expect(canvas.getByRole('list', { name: t.sport.form.of(t.teams.city) })).toBeVisible()
  },
}

/** The last hour. */
export const Today: Story = { args: { now: () => KICK_OFF - 754_000 } }

/** The time has come, and no score has. */
export const AboutToStart: Story = { args: { now: () => KICK_OFF } }
export const LongText: Story = withSample<PreMatchHeadProps>((t) => ({
  home: { name: t.teams.warriors, score: null },
  away: { name: t.teams.spurs, score: null },
}))
