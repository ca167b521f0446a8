import { pagePath } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'

/** The way on from a match that does not exist. */
export const ToScores = () => {
  const { t } = useTranslation('match')
  const navigate = useNavigate()
  const to = pagePath('score')
  return (
    <Button tone="soft" href={useHref(to)} onPress={() => void navigate(to)}>
      {t(($) => $.toScores)}
    </Button>
  )
}
