import { AppBar, SkeletonList } from '@org/ui'
import { useTranslation } from 'react-i18next'

/** While the code of a screen is on its way; looks like what app.css draws before the app is here. */
export const ScreenSkeleton = () => {
  const { t } = useTranslation()
  return (
    <>
      <AppBar title={null} />
      <SkeletonList kind="text" count={8} label={t(($) => $.loading)} />
    </>
  )
}
