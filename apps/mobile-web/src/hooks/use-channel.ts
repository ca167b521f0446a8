import { useLocation } from 'react-router'
import { useAppSelector } from '../store/store'
import { readChannel, type VisitChannel } from '../store/visit-channel'

/** The channel of the current address and, of what it does not have, that of the address with which the visit began. */
export const useChannel = (): VisitChannel => {
  const { search } = useLocation()
  const kept = useAppSelector((state) => state.visitChannel)
  return { ...kept, ...readChannel(new URLSearchParams(search)) }
}
