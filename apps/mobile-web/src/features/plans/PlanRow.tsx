import type { Plan } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { PlanCard } from '@org/ui/account'
import type { TagProps } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'

/** How far a plan is, or how it ended. */
export const usePlanState = (): ((plan: Plan) => { text: string; tone: NonNullable<TagProps['tone']> }) => {
  const { t } = useTranslation('plans')
  return ({ status, result }) => {
    if (result === 'won' || result === 'lost')
      return { text: t(($) => $.results[result]), tone: result === 'won' ? 'good' : 'neutral' }
    return { text: t(($) => $.states[status] ?? ''), tone: status === 1 ? 'brand' : status === 4 ? 'live' : 'warn' }
  }
}

/** A plan in a list. */
export const PlanRow = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('plans')
  const locale = useLocale()
  const navigate = useNavigate()
  const momentText = useMomentText()
  const stateOf = usePlanState()
  const { master, pick } = plan
  const to = pagePath('plan', { id: plan.id })
  const record =
    master.settled === 0
      ? t(($) => $.noRecord)
      : t(($) => $.record, { settled: String(master.settled), won: String(master.won) })
  return (
    <PlanCard
      master={{
        name: master.nick_name,
        avatar: master.avatar,
        record: master.demo === 1 ? `${record} · ${t(($) => $.demo)}` : record,
      }}
      title={pick === null ? plan.title : `${plan.title} · ${pick.label}`}
      match={`${plan.league_name} · ${plan.home_name} – ${plan.away_name}`}
      note={t(($) => $.note, {
        time: momentText(plan.kickoff_time),
        count: plan.buyers,
      })}
      money={pick === null ? { count: plan.gold, unit: t(($) => $.gold) } : null}
      lang={locale}
      state={stateOf(plan)}
      openLabel={t(($) => $.read)}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
    />
  )
}

export const planKey = ({ id }: Plan) => id
