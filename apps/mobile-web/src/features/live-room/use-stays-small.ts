import { useEffect, useRef } from 'react'
import { miniRoomClosed, miniRoomOpened } from '../../matches/mini-room'
import { useAppDispatch } from '../../store/store'

interface Picture {
  isPlaying: boolean
  hasSound: boolean
}

/** Who leaves a room while its picture plays sees it small on other pages. */
export const useStaysSmall = (id: number, { isPlaying, hasSound }: Picture) => {
  const dispatch = useAppDispatch()
  const last = useRef<Picture>({ isPlaying, hasSound })
  useEffect(() => {
    last.current = { isPlaying, hasSound }
  }, [isPlaying, hasSound])
  useEffect(() => {
    dispatch(miniRoomClosed())
    return () => {
      if (last.current.isPlaying) dispatch(miniRoomOpened({ id, hasSound: last.current.hasSound }))
    }
  }, [id, dispatch])
}
