import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { Calendar, type CalendarProps } from './Calendar'

/** The month and the day are kept by the story. */
const Live = (args: CalendarProps) => {
  const [month, setMonth] = useState(args.month)
  const [value, setValue] = useState(args.value)
  return (
    <Calendar
      {...args}
      labels={{ ...args.labels, month: month.replace('-', ' / ') }}
      month={month}
      value={value}
      onMonth={(next) => {
        setMonth(next)
        args.onMonth(next)
      }}
      onSelect={(day) => {
        setValue(day)
        args.onSelect(day)
      }}
    />
  )
}

export default {
  title: 'Basics/Calendar',
  component: Calendar,
  parameters: guided({
    anatomy: [
      'the month, with the buttons to the previous and the next one',
      'the weekdays',
      'the days: today, the chosen one, marks, and those outside the limits',
    ],
    good: ['Marks for days that have something.'],
    bad: ['A birthday: a native date field is faster for a day long ago.'],
    keys: {
      Tab: 'moves the focus to the chosen day: the days are one stop',
      '← → ↑ ↓': 'move by a day or a week',
      'Home, End': 'move to the start or the end of the week',
      'Page Up, Page Down': 'move by a month',
      'Enter, Space': 'choose the day',
    },
  }),
  args: {
    month: '2026-11',
    value: '2026-11-25',
    today: '2026-11-21',
    onMonth: fn(),
    onSelect: fn(),
  },
  render: Live,
  ...sampled<CalendarProps>((t) => ({
    labels: {
      month: '2026 / 11',
      previous: t.month.previous,
      next: t.month.next,
      weekdays: t.month.weekdays,
      day: t.month.day,
    },
    marks: Object.fromEntries(['21', '22', '25', '28'].map((day) => [`2026-11-${day}`, t.matches(12)])),
  })),
} satisfies Meta<typeof Calendar>
type Story = StoryObj<typeof Calendar>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { month } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: month.day('2026-11-09') }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-11-09')
    await userEvent.keyboard('{PageDown}')
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-12')
    await expect(canvas.getByRole('button', { name: month.day('2026-12-09') })).toHaveFocus()
  },
}

/** Days before today and after four weeks cannot be chosen. */
export const Limited: Story = { args: { min: '2026-11-21', max: '2026-12-19' } }
export const FromSunday: Story = { args: { weekStart: 0 } }
