import { SkeletonList } from '@org/ui'
import { useTranslation } from 'react-i18next'

/** While the code of a screen is on its way. */
export const ScreenSkeleton = () => {
  const { t } = useTranslation()
  return <SkeletonList kind="text" count={8} label={t(($) => $.loading)} />
}
