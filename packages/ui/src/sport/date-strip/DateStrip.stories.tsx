import type { Meta } from '@storybook/react-vite'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../basics/icon-button'
import { days } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { DateStrip } from './DateStrip'

export default { title: 'Sport/DateStrip', component: DateStrip } satisfies Meta<typeof DateStrip>

export const NineDays = localised(function Strip(t) {
  const [day, setDay] = useState('2026-11-21')
  return (
    <DateStrip
      label={t.dates}
      days={days(t)}
      selectedId={day}
      onSelect={setDay}
      action={<IconButton label={t.calendar} icon={<CalendarDays />} />}
    />
  )
})
