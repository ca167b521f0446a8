import { Suspense, useState, type ReactNode } from 'react'
import type { SharedThing } from '../../hooks/share-path'
import { sharedPage, type SharedPage } from '../../hooks/shared-page'
import { useShare } from '../../hooks/use-share'
import { laterPart } from '../later-part'

/** Loaded by the first press. */
const ShareSheet = laterPart(() => import('./ShareSheet'), ['share'])

/**
 * Opens the ways to share one thing: its picture with a QR code, the phone's share sheet, the copied URL. A page that
 * shows no such thing is shared at once. By default it shares the page.
 */
export const useShareSheet = (own?: SharedPage): [open: () => void, sheet: ReactNode] => {
  const share = useShare()
  const [shown, setShown] = useState<{ page: SharedPage; of: SharedThing; isOpen: boolean } | null>(null)
  const open = () => {
    const page = own ?? sharedPage()
    if (page.of === undefined) void share()
    else setShown({ page, of: page.of, isOpen: true })
  }
  const sheet = shown && (
    <Suspense>
      <ShareSheet
        page={shown.page}
        of={shown.of}
        open={shown.isOpen}
        onClose={() => setShown({ ...shown, isOpen: false })}
      />
    </Suspense>
  )
  return [open, sheet]
}
