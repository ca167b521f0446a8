import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartColumn, Headset, Lightbulb, ListChecks, Radio, Settings, ShoppingBag, Trophy } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, MODAL_KEYS } from '../../story-kit/guide'
import { Stack, localised, nothing } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { Button } from '../button'
import { ListRow } from '../list-row'
import { Drawer, type DrawerProps } from './Drawer'

const ICONS = [Trophy, Radio, Lightbulb, ChartColumn, ShoppingBag, ListChecks, Headset, Settings]

const places = ({ drawer }: Texts, onPress: () => void) => (
  <div style={{ marginInline: 'calc(-1 * var(--space-16))' }}>
    {ICONS.map((Icon, at) => (
      <ListRow key={at} icon={<Icon />} title={drawer.places[at]} onPress={onPress} />
    ))}
  </div>
)

const leave = (t: Texts) => (
  <Button block tone="outline">
    {t.drawer.apply}
  </Button>
)

export default {
  title: 'Basics/Drawer',
  component: Drawer,
  args: { open: true, side: 'start', onClose: fn() },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    ...guided({
      anatomy: ['the head: the title, close', 'the content, which scrolls', 'the foot with the action'],
      good: ['Places to go to, or a long list of filters.'],
      bad: ['A few choices: a sheet is within reach of the thumb.'],
      keys: MODAL_KEYS,
    }),
  },
  ...sampled<DrawerProps>((t) => ({
    title: t.drawer.title,
    closeLabel: t.drawer.close,
    children: places(t, nothing),
    footer: leave(t),
  })),
} satisfies Meta<typeof Drawer>
type Story = StoryObj<typeof Drawer>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { drawer } = textsOf({ globals })
    await expect(await canvas.findByRole('dialog', { name: drawer.title })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: drawer.close }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const FromTheEnd: Story = { args: { side: 'end', footer: undefined } }

/** It opens by a button, and closes by a choice, by the cross, by a press outside and by a swipe. */
export const OpensFromAButton = localised(function Menu(t) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Stack>
      <Button onPress={() => setOpen(true)}>{t.dialog.open}</Button>
      <Drawer open={open} title={t.drawer.title} closeLabel={t.drawer.close} onClose={close} footer={leave(t)}>
        {places(t, close)}
      </Drawer>
    </Stack>
  )
})
