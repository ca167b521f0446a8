import { pagePath } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'

/** The next step where a national team has nothing to show. */
export const ToCup = () => {
  const { t } = useTranslation('fifa')
  const navigate = useNavigate()
  const to = pagePath('fifa2025')
  return (
    <Button tone="soft" href={useHref(to)} onPress={() => void navigate(to)}>
      {t(($) => $.toCup)}
    </Button>
  )
}
