import { pageOf } from '@org/domain'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { needWords } from '../i18n/i18n'
import { miniRoom } from '../matches/mini-room'
import { useAppSelector } from '../store/store'
import { extraPart } from '../parts/later-part'

const MiniPlayer = extraPart(async () => {
  const [code] = await Promise.all([import('../features/live-room/MiniPlayer'), needWords(['live'])])
  return code
})

/** The small picture of a room, which goes on while the viewer looks at other pages. */
export const MiniRoom = () => {
  const { id, hasSound } = useAppSelector((state) => miniRoom.selectSlice(state))
  const { pathname } = useLocation()
  if (id === null || pageOf(pathname)?.name === 'liveDetail') return null
  return (
    <Suspense>
      <MiniPlayer key={id} id={id} hasSound={hasSound} />
    </Suspense>
  )
}
