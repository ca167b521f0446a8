import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { localised, nothing } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { MatchStartBanner, type MatchStartBannerProps } from './MatchStartBanner'

const words = ({ banner, teams }: Texts) => ({
  description: `${teams.city} vs ${teams.liverpool}`,
  text: banner.text,
  linkLabel: banner.watch,
  closeLabel: banner.close,
})

export default {
  title: 'Sport/MatchStartBanner',
  component: MatchStartBanner,
  args: { zIndex: 102, offset: 0, scale: 1, leaving: false, onOpen: fn(), onTouch: fn(), onClose: fn() },
  parameters: {
    ...guided({
      anatomy: ['the text', 'the link to the match', 'the button that closes it'],
      good: ['Keep it while it is touched or has the focus.'],
      bad: ['Use it for anything but the start of a collected match.'],
      keys: PRESS_KEYS,
    }),
    docs: { story: { inline: false, height: 640 } },
  },
  ...sampled<MatchStartBannerProps>(words),
} satisfies Meta<typeof MatchStartBanner>
type Story = StoryObj<typeof MatchStartBanner>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { banner } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: banner.watch }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: banner.close }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onTouch).toHaveBeenCalled()
  },
}

export const StackOfThree = localised((t) => (
  <>
    {[2, 1, 0].map((depth) => (
      <MatchStartBanner
        key={depth}
        {...words(t)}
        zIndex={102 - depth}
        offset={depth * 3}
        scale={1 - depth * 0.05}
        leaving={false}
        onOpen={nothing}
        onTouch={nothing}
        onClose={nothing}
      />
    ))}
  </>
))
