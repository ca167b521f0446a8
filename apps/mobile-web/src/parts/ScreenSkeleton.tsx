import { AppBar, SkeletonList } from '@org/ui/basics'
import { useTranslation } from '../i18n/use-translation'

/** Shown while the code of a screen loads. It looks like the loading page in app.css. */
export const ScreenSkeleton = () => {
  const { t } = useTranslation()
  return (
    <>
      <AppBar title={null} />
      <SkeletonList kind="text" count={8} label={t(($) => $.loading)} />
    </>
  )
}
