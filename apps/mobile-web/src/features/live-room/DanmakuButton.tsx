import { IconButton } from '@org/ui/basics'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { loadPart } from '../../parts/later-part'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

/** Opens what the viewer wants to read in rooms. Its code is loaded by the first press, or by the next if it cannot be loaded. */
export const DanmakuButton = () => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const [Settings, setSettings] = useState<ComponentType<{ open: boolean; onClose: () => void }> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      const loaded = await loadPart(() => import('./DanmakuSheet'), ['danmaku'])
      setSettings(() => loaded.default)
      setOpen(true)
    } catch {
      dispatch(
        toastShown(
          'failure',
          common(($) => $.error.network),
        ),
      )
    }
  }
  return (
    <>
      <IconButton
        tone="onScrim"
        label={t(($) => $.player.danmakuSettings)}
        icon={<SlidersHorizontal />}
        onPress={() => void open()}
      />
      {Settings && <Settings open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
