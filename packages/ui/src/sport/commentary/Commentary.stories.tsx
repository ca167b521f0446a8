import type { Meta } from '@storybook/react-vite'
import { localised } from '../../story-kit/story'
import { Commentary } from './Commentary'

export default { title: 'Sport/Commentary', component: Commentary } satisfies Meta<typeof Commentary>

export const NewestFirst = localised((t) => (
  <Commentary
    label={t.commentary.label}
    entries={t.commentary.lines.map((text, at) => ({
      id: String(at),
      minute: `${67 - at * 4}'`,
      text,
      weight: at === 0 ? 'important' : 'normal',
    }))}
  />
))
