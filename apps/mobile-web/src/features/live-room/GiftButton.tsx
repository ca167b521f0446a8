import { IconButton } from '@org/ui/basics'
import { Gift } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useProtected } from '../../hooks/use-protected'
import { laterPart } from '../../parts/later-part'

/** Loaded by the first press. */
const GiftSheet = laterPart(() => import('./GiftSheet'))

/** Opens the gifts; asks visitors and guests to log in. */
export const GiftButton = ({ liveid }: { liveid: number }) => {
  const { t } = useTranslation('live')
  const mayGoOn = useProtected()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    if (!mayGoOn()) return
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton tone="brand" label={t(($) => $.gift.open)} icon={<Gift />} onPress={open} />
      {isWanted && (
        <Suspense>
          <GiftSheet liveid={liveid} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
