import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { useRef, useState, type CSSProperties } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, MODAL_KEYS } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { Button } from '../button'
import { IconButton } from '../icon-button'
import { Popover, type PopoverProps } from './Popover'

const explanation = ({ popover }: Texts) => (
  <div style={{ display: 'grid', gap: 'var(--space-8)', justifyItems: 'start' }}>
    <strong>{popover.title}</strong>
    {popover.text}
    <Button size="small" tone="outline">
      {popover.more}
    </Button>
  </div>
)

const Anchored = ({ anchorLabel, ...args }: Omit<PopoverProps, 'anchor'> & { anchorLabel: string }) => {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: '70dvh' }}>
      <span ref={anchor}>
        <IconButton label={anchorLabel} icon={<Info />} aria-haspopup="dialog" />
      </span>
      <Popover {...args} anchor={anchor} />
    </div>
  )
}

export default {
  title: 'Basics/Popover',
  component: Popover,
  args: { open: true, side: 'bottom', onClose: fn() },
  argTypes: { anchor: { control: false }, children: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: 480 } },
    ...guided({
      anatomy: ['the arrow, which points at the anchor', 'the content, which scrolls if it is long'],
      good: ['An explanation of the thing that it points at.'],
      bad: ['A list of actions: an action sheet is within reach of the thumb.'],
      keys: MODAL_KEYS,
    }),
  },
  render: (args) => <Anchored {...args} anchorLabel={args.label} />,
  ...sampled<PopoverProps>((t) => ({ label: t.popover.title, children: explanation(t) })),
} satisfies Meta<typeof Popover>
type Story = StoryObj<typeof Popover>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { popover } = textsOf({ globals })
    const dialog = await canvas.findByRole('dialog', { name: popover.title })
    await userEvent.click(canvas.getByText(popover.text))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Above: Story = { args: { side: 'top' } }

const CORNERS: readonly CSSProperties[] = [
  { insetBlockStart: 0, insetInlineStart: 0 },
  { insetBlockStart: 0, insetInlineEnd: 0 },
  { insetBlockEnd: 0, insetInlineStart: 0 },
  { insetBlockEnd: 0, insetInlineEnd: 0 },
]

const Corner = ({ t, place }: { t: Texts; place: CSSProperties }) => {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <div style={{ position: 'absolute', ...place }}>
      <IconButton
        ref={anchor}
        label={t.popover.open}
        icon={<Info />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPress={() => setOpen(true)}
      />
      <Popover open={open} anchor={anchor} label={t.popover.title} onClose={() => setOpen(false)}>
        {explanation(t)}
      </Popover>
    </div>
  )
}

/** Near an edge it stays on the screen; without room below, it is above. Its arrow points at the button. */
export const InTheCorners = localised(
  (t) => (
    <main style={{ position: 'relative', height: '100dvh' }}>
      {CORNERS.map((place, at) => (
        <Corner key={at} t={t} place={place} />
      ))}
    </main>
  ),
  {
    play: async ({ canvas, globals, userEvent }) => {
      const { popover } = textsOf({ globals })
      const button = canvas.getAllByRole('button', { name: popover.open }).at(-1)
      if (button) await userEvent.click(button)
      const dialog = await canvas.findByRole('dialog', { name: popover.title })
      await expect(dialog.firstElementChild).toHaveAttribute('data-side', 'top')
      await userEvent.click(dialog)
      await waitFor(() => expect(button).toHaveFocus())
    },
  },
)
