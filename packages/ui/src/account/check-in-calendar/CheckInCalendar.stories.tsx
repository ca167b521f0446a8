import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../basics/button'
import { sampled } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { checkInDays } from '../../story-kit/samples'
import { textsOf } from '../../story-kit/texts'
import { CheckInCalendar, type CheckInCalendarProps } from './CheckInCalendar'

export default {
  title: 'Account/CheckInCalendar',
  component: CheckInCalendar,
  parameters: guided({
    anatomy: [
      'the title and a note',
      'the button that checks in',
      'the days, four in a row, each with its prize and its state',
    ],
    good: ['Let coins fly from the day to the purse (`CoinFlight`) once the server has confirmed it.'],
    bad: ['Show a day as checked in before the server has said so: the prize is money.'],
    keys: PRESS_KEYS,
  }),
  args: { onDay: fn() },
  argTypes: { action: { control: false } },
  ...sampled<CheckInCalendarProps>((t) => ({
    title: t.checkIn.title,
    note: t.checkIn.note,
    days: checkInDays(t),
    action: <Button size="small">{t.checkIn.button}</Button>,
  })),
} satisfies Meta<typeof CheckInCalendar>
type Story = StoryObj<typeof CheckInCalendar>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { checkIn } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(checkIn.states.open) }))
    await expect(args.onDay).toHaveBeenLastCalledWith(4)
    await userEvent.click(canvas.getByText(checkIn.title))
    await expect(args.onDay).toHaveBeenCalledOnce()
  },
}

export const WithoutAction: Story = { args: { action: undefined, note: undefined } }
export const Active: Story = { parameters: { pseudo: { active: true } } }
