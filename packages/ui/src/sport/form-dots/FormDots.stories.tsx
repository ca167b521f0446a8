import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { formOf } from '../../story-kit/sport-samples'
import { textsOf } from '../../story-kit/texts'
import { FormDots, type FormDotsProps } from './FormDots'

export default {
  title: 'Sport/FormDots',
  component: FormDots,
  parameters: guided({
    anatomy: ['a letter for each match in the colour of its result'],
    good: ['Use the letters of the language, such as V, E and D.'],
    bad: ['Show more than six: the row is for a glance.'],
    keys: NO_KEYS,
  }),
  ...sampled<FormDotsProps>((t) => ({
    label: t.sport.form.of(t.teams.city),
    letters: t.sport.form.letters,
    matches: formOf(t, 'WWDLW'),
  })),
} satisfies Meta<typeof FormDots>
type Story = StoryObj<typeof FormDots>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals })
    await expect(canvas.getByRole('list', { name: t.sport.form.of(t.teams.city) })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}

export const OneMatchPlayed: Story = withSample<FormDotsProps>((t) => ({ matches: formOf(t, 'D') }))
export const TenMatches: Story = withSample<FormDotsProps>((t) => ({ matches: formOf(t, 'WWDLWLLDWW') }))
