import type { Meta } from '@storybook/react-vite'
import { Row, Stack, localised } from '../../story-kit/story'
import { TeamLogo } from './TeamLogo'

export default { title: 'Sport/TeamLogo', component: TeamLogo } satisfies Meta<typeof TeamLogo>

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
