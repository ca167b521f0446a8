import { IconButton } from '@org/ui/basics'
import { Share2 } from 'lucide-react'
import { useShare } from '../hooks/use-share'
import { useTranslation } from '../i18n/use-translation'

/** Shares the page, in its bar. */
export const ShareButton = () => {
  const { t } = useTranslation()
  const share = useShare()
  return <IconButton label={t(($) => $.share)} icon={<Share2 />} onPress={() => void share()} />
}
