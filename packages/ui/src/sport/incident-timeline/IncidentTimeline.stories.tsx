import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { incidents } from '../../story-kit/samples'
import { textsOf } from '../../story-kit/texts'
import { IncidentTimeline, type IncidentTimelineProps } from './IncidentTimeline'

export default {
  title: 'Sport/IncidentTimeline',
  component: IncidentTimeline,
  parameters: guided({
    anatomy: [
      'the home side at the start, the away side at the end',
      'the minute in the middle',
      'the sign of the incident, with its name for screen readers',
      'the score after a goal',
      'what does not count, struck through, and why',
    ],
    good: ['Order it as the page says: the newest first while the match is played.'],
    bad: ['Tell the sides apart by colour alone.'],
    keys: NO_KEYS,
  }),
  ...sampled<IncidentTimelineProps>((t) => ({ label: t.incidents.label, incidents: incidents(t) }), { bleeds: true }),
} satisfies Meta<typeof IncidentTimeline>
type Story = StoryObj<typeof IncidentTimeline>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(incidents(t).length)
    await expect(canvas.getAllByRole('img', { name: t.incidents.goal })).toHaveLength(3)
    await expect(canvas.getByText(t.incidents.annulled)).toBeVisible()
  },
}
