import type { LiveRoom } from '@org/api-client/contract'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { useViewer } from '../../hooks/use-viewer'
import { laterPart } from '../../parts/later-part'
import { OwnShow } from './own-show'

/** Loaded by the first press. */
const GoLiveSheet = laterPart(() => import('./GoLiveSheet'), ['onair', 'form'])

/** The anchor's own page of a room, on air or not, which keeps the address of the stream while one becomes the other. */
export const WithOwnShow = (props: { anchorid: number; room: LiveRoom | undefined; children: ReactNode }) => {
  const { anchorid, room, children } = props
  const { user } = useViewer()
  const isOwn = user?.is_anchor === 1 && user.uid === anchorid
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const open = useCallback(() => setState('open'), [])
  return (
    <OwnShow value={isOwn ? open : null}>
      {children}
      {isOwn && state !== 'never' && (
        <Suspense>
          <GoLiveSheet room={room} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </OwnShow>
  )
}
