import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleArrowUp, CircleCheck, Goal, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided, PRESS_KEYS } from '../../story-kit/guide'
import { localised, nothing } from '../../story-kit/story'
import { tabBarItems } from '../../story-kit/samples'
import { textsOf, type Texts } from '../../story-kit/texts'
import { Button } from '../button'
import { TabBar } from '../tab-bar'
import { BannerStack, type BannerStackProps, type StackBanner } from './BannerStack'

const update = fn()

const banners = (t: Texts): readonly StackBanner[] => [
  { id: 'net', icon: <WifiOff />, tone: 'warn', text: t.offline, stays: true },
  { id: 'update', icon: <CircleArrowUp />, text: t.stack.update, action: { label: t.stack.reload, onPress: update } },
  {
    id: 'match',
    icon: <Goal />,
    tone: 'live',
    text: `${t.teams.city} vs ${t.teams.liverpool}${t.banner.text}`,
    action: { label: t.banner.watch, onPress: nothing },
  },
]
const labels = ({ stack }: Texts) => ({ stack: stack.label, close: stack.close, waiting: stack.waiting })

export default {
  title: 'Basics/BannerStack',
  component: BannerStack,
  args: { onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: 480 } },
    ...guided({
      anatomy: ['the banners: icon, text, action, close', 'how many more there are'],
      good: [
        'Render it always: the first banner is then announced too.',
        '`stays` for what ends by itself, such as no network.',
      ],
      bad: ['What an action has led to: use a toast.'],
      keys: PRESS_KEYS,
    }),
  },
  ...sampled<BannerStackProps>((t) => ({ banners: banners(t).slice(0, 2), labels: labels(t) })),
} satisfies Meta<typeof BannerStack>
type Story = StoryObj<typeof BannerStack>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { stack } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: stack.reload }))
    await expect(update).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: stack.close }))
    await expect(args.onClose).toHaveBeenLastCalledWith('update')
  },
}

/** The third waits until one of the others is closed. */
export const MoreThanFit: Story = withSample<BannerStackProps>((t) => ({ banners: banners(t) }))

export const BackOnline: Story = withSample<BannerStackProps>((t) => ({
  banners: [{ id: 'net', icon: <CircleCheck />, tone: 'good', text: t.connected }],
}))

/** Nothing is seen; the live region is there for the first banner. */
export const Nothing: Story = withSample<BannerStackProps>(() => ({ banners: [] }))

export const AboveTheTabBar = localised(function Above(t) {
  const [list, setList] = useState(banners(t))
  return (
    <div style={{ display: 'grid', gridTemplateRows: '1fr auto', height: '100dvh' }}>
      <main style={{ padding: 'var(--space-16)' }}>
        <Button onPress={() => setList(banners(t))}>{t.stack.again}</Button>
      </main>
      <BannerStack
        style={{ '--banner-stack-foot': 'max(50px, var(--tap))' } as object}
        banners={list}
        onClose={(id) => setList(list.filter((banner) => banner.id !== id))}
        labels={labels(t)}
      />
      <TabBar label={t.tabs.bar} items={tabBarItems(t)} activeId="home" onSelect={nothing} />
    </div>
  )
})
