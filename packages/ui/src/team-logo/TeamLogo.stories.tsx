import type { Meta } from '@storybook/react-vite'
import { Row, Stack, told } from '../story-kit/told'
import { TeamLogo } from './TeamLogo'

export default { title: 'Foundations/TeamLogo', component: TeamLogo } satisfies Meta<typeof TeamLogo>

export const Shields = told((t) => (
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
