import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, MODAL_KEYS } from '../../story-kit/guide'
import { Stack, localised, nothing } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { Sheet, type SheetProps } from './Sheet'

const boxes = (t: Texts, chosen: readonly string[], choose: (id: string, on: boolean) => void) =>
  Object.entries(t.leagues).map(([id, name]) => (
    <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(on) => choose(id, on)} />
  ))

export default {
  title: 'Basics/Sheet',
  component: Sheet,
  args: { open: true, onClose: fn() },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    ...guided({
      anatomy: ['the head: the handle, the title, close', 'the content, which scrolls', 'the foot with the action'],
      good: ['What belongs to the page behind it.'],
      bad: ['Long forms: a page leaves more space for the keyboard of the phone.'],
      keys: MODAL_KEYS,
    }),
  },
  ...sampled<SheetProps>((t) => ({
    title: t.sheet.title,
    closeLabel: t.sheet.close,
    children: boxes(t, ['epl', 'nba', 'laliga'], nothing),
    footer: (
      <Button block size="large">
        {t.sheet.apply}
      </Button>
    ),
  })),
} satisfies Meta<typeof Sheet>
type Story = StoryObj<typeof Sheet>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await expect(await canvas.findByRole('dialog', { name: t.sheet.title })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t.sheet.close }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutFooter: Story = { args: { footer: undefined } }

export const ChooseLeagues = localised(function Leagues(t) {
  const [open, setOpen] = useState(true)
  const [chosen, setChosen] = useState<readonly string[]>(['epl', 'nba', 'laliga'])
  const close = () => setOpen(false)
  return (
    <Stack>
      <Button onPress={() => setOpen(true)}>{t.dialog.open}</Button>
      <Sheet
        open={open}
        title={t.sheet.title}
        closeLabel={t.sheet.close}
        onClose={close}
        footer={
          <Button block size="large" onPress={close}>
            {t.sheet.apply}
          </Button>
        }
      >
        {boxes(t, chosen, (id, on) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id)))}
      </Sheet>
    </Stack>
  )
})
