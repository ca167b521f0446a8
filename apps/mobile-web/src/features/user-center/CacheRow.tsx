import { ListRow } from '@org/ui/basics'
import { useEffect, useState } from 'react'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useSizeText } from '../../hooks/use-size-text'
import { useTranslation } from '../../i18n/use-translation'
import { appCache } from '../../offline/app-cache'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

/** How much the browser keeps of the app, which can be cleared. */
export const CacheRow = () => {
  const { t } = useTranslation('user')
  const sizeText = useSizeText()
  const dispatch = useAppDispatch()
  /** Null until it is known. */
  const [size, setSize] = useState<number | null>(null)
  const [asks, setAsks] = useState(false)
  useEffect(() => void appCache().size().then(setSize), [])
  const [clear, busy] = useOneAtATime(async () => {
    const cleared = await appCache()
      .clear()
      .then(() => true)
      .catch(() => false)
    setSize(await appCache().size())
    setAsks(false)
    const text = cleared ? t(($) => $.settings.cacheCleared) : t(($) => $.settings.cacheRefused)
    dispatch(toastShown(cleared ? 'success' : 'failure', text))
  })
  return (
    <>
      <ListRow
        title={t(($) => $.settings.cache)}
        note={t(($) => $.settings.cacheNote)}
        value={size === null ? '' : sizeText(size)}
        {...(size !== null && size > 0 && { 'aria-haspopup': 'dialog', onPress: () => setAsks(true) })}
      />
      {asks && (
        <ConfirmDialog
          name="clear-cache"
          title={t(($) => $.settings.clearCache)}
          hint={t(($) => $.settings.clearCacheHint)}
          busy={busy}
          onClose={() => setAsks(false)}
          onConfirm={clear}
        />
      )}
    </>
  )
}
