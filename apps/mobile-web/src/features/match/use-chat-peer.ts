import type { LiveRoom } from '@org/api-client/contract'
import { useAppSelector } from '../../store/store'

/** The first room whose anchor the viewer can write to; null if there is none. */
export const useChatPeer = (rooms: readonly LiveRoom[]): LiveRoom | null => {
  const me = useAppSelector(({ session }) => session.uid)
  return rooms.find(({ anchor }) => anchor.uid !== me) ?? null
}
