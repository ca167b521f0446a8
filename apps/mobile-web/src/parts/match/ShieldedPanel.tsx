import type { Match } from '@org/api-client/contract'
import { Button, EmptyState } from '@org/ui/basics'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import type { Shown } from '../../matches/spoiler-shield'
import { useShield } from '../../matches/use-shield'

/** Instead of a panel that would reveal the score. */
export const ShieldedPanel = ({ match }: { match: Shown<Match> }) => {
  const { t } = useTranslation('match')
  const { toggle } = useShield(match)
  return (
    <EmptyState
      icon={<ShieldCheck />}
      title={t(($) => (match.scoreHidden ? $.shield.hidden : $.shield.asStreamed))}
      hint={t(($) => $.shield.hint)}
      action={
        <Button tone="soft" onPress={toggle}>
          {t(($) => $.shield.lift)}
        </Button>
      }
    />
  )
}
