import { Button } from '@org/ui/basics'
import { ChevronLeft } from 'lucide-react'
import { useBack } from '../../hooks/use-back'
import { useIsFirstPage } from '../../hooks/use-is-first-page'
import { useTranslation } from '../../i18n/use-translation'

/** The way back in a page without a bar; nothing if it is the first page of the visit, as in the frame of an app. */
export const BackLink = () => {
  const { t } = useTranslation()
  const goBack = useBack()
  if (useIsFirstPage()) return null
  return (
    <Button tone="plain" size="small" icon={<ChevronLeft />} onPress={goBack}>
      {t(($) => $.back)}
    </Button>
  )
}
