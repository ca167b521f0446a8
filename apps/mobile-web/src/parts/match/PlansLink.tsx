import type { Match } from '@org/api-client/contract'
import { pagePath, SPORT } from '@org/domain'
import { ListGroup, ListRow } from '@org/ui/basics'
import { ReceiptText } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { useHasPage } from '../../hooks/use-has-page'
import { useTranslation } from '../../i18n/use-translation'

/** The way to the plans of masters about a match, and to publish one. Uses the texts `match`. */
export const PlansLink = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const navigate = useNavigate()
  const to = pagePath('matchPlans', { id: match.id })
  const href = useHref(to)
  const hasPlans = useHasPage(to)
  if (!hasPlans || match.sport_id === SPORT.esport) return null
  return (
    <ListGroup>
      <ListRow
        icon={<ReceiptText />}
        title={t(($) => $.plans.title)}
        note={t(($) => $.plans.note)}
        href={href}
        onPress={() => void navigate(to)}
      />
    </ListGroup>
  )
}
