import { CHECK_IN_PRIZES } from '@org/domain'
import { CheckInCalendar } from '@org/ui/account'
import { Button } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useProtected } from '../../hooks/use-protected'

/** The check-in for guests: the prizes, with a button that opens the login prompt. */
export const GuestCheckIn = () => {
  const { t } = useTranslation('user')
  const protect = useProtected()
  return (
    <CheckInCalendar
      title={t(($) => $.checkIn.title)}
      days={CHECK_IN_PRIZES.map((prize, index) => ({
        nth: index + 1,
        state: 'unchecked',
        prize: `+${prize}`,
        label: t(($) => $.checkIn.day, { nth: index + 1 }),
        stateLabel: t(($) => $.checkIn.states.unchecked),
      }))}
      onDay={protect}
      action={
        <Button size="small" onPress={protect}>
          {t(($) => $.checkIn.button.open)}
        </Button>
      }
    />
  )
}
