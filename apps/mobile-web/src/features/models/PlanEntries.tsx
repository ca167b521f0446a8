import { pagePath } from '@org/domain'
import { ListGroup, ListRow } from '@org/ui/basics'
import { ReceiptText, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useHasPage } from '../../hooks/use-has-page'
import { useTranslation } from '../../i18n/use-translation'

export const PLANS = pagePath('plans', { type: 'hot' })
const RANK = pagePath('planRank', { type: 'hit' })

/** The ways to the plans of masters, on sites that have them. */
export const PlanEntries = () => {
  const { t } = useTranslation('models')
  if (!useHasPage(PLANS)) return null
  return (
    <ListGroup title={t(($) => $.plans.title)}>
      <Entry to={PLANS} icon={<ReceiptText />} title={t(($) => $.plans.list)} note={t(($) => $.plans.listNote)} />
      <Entry to={RANK} icon={<Trophy />} title={t(($) => $.plans.rank)} note={t(($) => $.plans.rankNote)} />
    </ListGroup>
  )
}

const Entry = ({ to, ...row }: { to: string; icon: ReactNode; title: string; note: string }) => {
  const navigate = useNavigate()
  return <ListRow {...row} href={useHref(to)} onPress={() => void navigate(to)} />
}
