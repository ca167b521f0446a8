import type { Meta } from '@storybook/react-vite'
import { Button } from '../../basics/button'
import { checkInDays } from '../../story-kit/samples'
import { nothing, localised } from '../../story-kit/story'
import { CheckInCalendar } from './CheckInCalendar'

export default { title: 'Account/CheckInCalendar', component: CheckInCalendar } satisfies Meta<typeof CheckInCalendar>

export const EightDays = localised((t) => (
  <CheckInCalendar
    title={t.checkIn.title}
    note={t.checkIn.note}
    days={checkInDays(t)}
    onDay={nothing}
    action={<Button size="small">{t.checkIn.button}</Button>}
  />
))
