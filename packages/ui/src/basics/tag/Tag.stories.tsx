import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided, PRESS_KEYS } from '../../story-kit/guide'
import { iconControl } from '../../story-kit/icons'
import { Row, Stack, localised } from '../../story-kit/story'
import { Tag, type TagProps } from './Tag'

const remove = fn()

export default {
  title: 'Basics/Tag',
  component: Tag,
  parameters: guided({
    anatomy: ['the icon', 'the word', 'the button that removes it'],
    good: ['A category, a skill, a state.'],
    bad: ['What can be pressed: use a Chip.'],
    keys: PRESS_KEYS,
  }),
  args: { tone: 'brand' },
  argTypes: { icon: iconControl },
  ...sampled<TagProps>(({ tags }) => ({
    children: tags.words[1],
    remove: { label: tags.remove(tags.words[1] ?? ''), onPress: remove },
  })),
} satisfies Meta<typeof Tag>
type Story = StoryObj<typeof Tag>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(remove).toHaveBeenCalledOnce()
  },
}

export const WithIcon: Story = {
  args: { tone: 'good', icon: 'shield', remove: undefined },
  ...withSample<TagProps>(({ tags }) => ({ children: tags.words[2] })),
}

/** Cut at the end of its room, with the button still there. */
export const LongText: Story = {
  args: { style: { maxWidth: 160 } },
  ...withSample<TagProps>(({ tags }) => ({
    children: tags.long,
    remove: { label: tags.remove(tags.long), onPress: remove },
  })),
}

const TONES = ['neutral', 'brand', 'good', 'warn', 'live'] as const

export const TonesAndLooks = localised(({ tags }) => (
  <Stack>
    {(['soft', 'outline'] as const).map((look) => (
      <Row key={look}>
        {TONES.map((tone, at) => (
          <Tag key={tone} tone={tone} look={look}>
            {tags.words[at] ?? tags.state}
          </Tag>
        ))}
      </Row>
    ))}
  </Stack>
))
