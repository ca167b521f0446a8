import { roomManagerApi } from '../../api/room-managers'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useAppDispatch } from '../../store/store'

const { endpoints } = roomManagerApi

/** Takes a message of a room back, by its sequence; the room hears it from the host. */
export const useRevokeLine = () => {
  const dispatch = useAppDispatch()
  const tellFailure = useTellFailure()
  return (message: { liveid: number; sequence: number }) =>
    void dispatch(endpoints.revokeRoomMessage.initiate(message, { track: false })).then(
      ({ error }) => error && tellFailure(error),
    )
}
