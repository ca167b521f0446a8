import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { Row, Stack, localised } from '../../story-kit/story'
import { Avatar, type AvatarProps } from './Avatar'

/** A wreath, with a hole of 72 % in the middle. */
const WREATH = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="none" stroke="#1f9d61" stroke-width="7" stroke-linecap="round" stroke-dasharray="5 9"><circle cx="50" cy="50" r="42"/></g><path d="M36 92h28l-4 7H40z" fill="#f2b705"/></svg>`,
)}`

export default {
  title: 'Basics/Avatar',
  component: Avatar,
  parameters: guided({
    anatomy: ['the picture, or the initials of the name', 'the ring of somebody who streams'],
    good: ['Leave `alt` empty if the name is next to it.'],
    bad: ['Initials that you make yourself: pass the name.'],
    keys: NO_KEYS,
  }),
  args: { size: 'large' },
  argTypes: { frame: { control: 'inline-radio', options: [undefined, 'vip', 'anchor'] } },
  ...sampled<AvatarProps>((t) => ({ name: t.anchor, alt: t.anchor })),
} satisfies Meta<typeof Avatar>
type Story = StoryObj<typeof Avatar>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName()
  },
}

export const Live: Story = { args: { live: true } }

/** A double ring in gold. */
export const Vip: Story = { args: { frame: 'vip', level: '7' } }

export const Anchor: Story = { args: { frame: 'anchor', level: '28' } }

/** A frame that the user has chosen. */
export const PictureFrame: Story = { args: { frame: { src: WREATH }, size: 'huge', level: '39' } }

/** The picture does not load: the initials take its place. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/\S/)).toHaveAttribute('role', 'img')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

const SIZES = ['tiny', 'small', 'medium', 'large', 'huge'] as const

export const SizesAndInitials = localised((t) => (
  <Stack>
    <Row>
      {SIZES.map((size) => (
        <Avatar key={size} name={t.anchor} size={size} alt={t.anchor} />
      ))}
    </Row>
    <Row>
      {[...t.names, 'Zé Roberto'].map((name) => (
        <Avatar key={name} name={name} alt={name} />
      ))}
    </Row>
  </Stack>
))

export const FramesAndLevels = localised((t) => (
  <Stack>
    {(['vip', 'anchor', { src: WREATH }] as const).map((frame, row) => (
      <Row key={row}>
        {SIZES.map((size, at) => (
          <Avatar
            key={size}
            name={t.names[row] ?? ''}
            size={size}
            frame={frame}
            level={String(3 + 9 * at)}
            alt={t.lv(9)}
          />
        ))}
      </Row>
    ))}
  </Stack>
))
