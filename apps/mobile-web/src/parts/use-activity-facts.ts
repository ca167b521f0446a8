import type { ActivityCard } from '@org/api-client/contract'
import { formatCount } from '@org/domain'
import { useLocale } from '../hooks/use-locale'
import { useMomentText } from '../hooks/use-moment-text'
import { useTranslation } from '../i18n/use-translation'

/** What is said of an activity: its state, until when it is open, how many have joined. */
export const useActivityFacts = () => {
  const { t } = useTranslation('content')
  const locale = useLocale()
  const momentText = useMomentText()
  return ({ state, joined, starts_at, ends_at, joined_count }: ActivityCard): string[] => [
    joined === 1 ? t(($) => $.activities.joined) : t(($) => $.activities.states[state]),
    state === 'upcoming'
      ? t(($) => $.activities.from, { at: momentText(starts_at) })
      : t(($) => $.activities.until, { at: momentText(ends_at) }),
    t(($) => $.activities.count, { shown: formatCount(joined_count, locale) ?? '0' }),
  ]
}
