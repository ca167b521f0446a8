import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { Row, Stack, localised } from '../../story-kit/story'
import { TeamLogo, type TeamLogoProps } from './TeamLogo'

export default {
  title: 'Sport/TeamLogo',
  component: TeamLogo,
  parameters: guided({
    anatomy: ['the crest, or the first letters of the name'],
    good: ['Pass the small picture of the server, not the drawing.'],
    bad: ['Give it a name of its own where the name of the team is beside it.'],
    keys: NO_KEYS,
  }),
  args: { size: 'large' },
  ...sampled<TeamLogoProps>((t) => ({ name: t.teams.city })),
} satisfies Meta<typeof TeamLogo>
type Story = StoryObj<typeof TeamLogo>

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-shield]')).not.toBeEmptyDOMElement()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

const CREST = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#6cabdd"/><path d="M20 8l8 12-8 12-8-12z" fill="#fff"/></svg>',
)}`

export const Picture: Story = { args: { src: CREST } }

export const Shields = localised((t) => (
  <Stack>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Row key={size}>
        {Object.values(t.teams)
          .slice(0, 6)
          .map((name) => (
            <TeamLogo key={name} name={name} size={size} />
          ))}
      </Row>
    ))}
  </Stack>
))
