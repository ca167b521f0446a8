import { IconButton } from '@org/ui/basics'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'

/** Loaded by the first press. */
const DanmakuSheet = laterPart(() => import('./DanmakuSheet'), ['danmaku'])

/** Opens what the viewer wants to read in rooms. */
export const DanmakuButton = () => {
  const { t } = useTranslation('live')
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        tone="onScrim"
        label={t(($) => $.player.danmakuSettings)}
        icon={<SlidersHorizontal />}
        onPress={open}
      />
      {isWanted && (
        <Suspense>
          <DanmakuSheet open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
