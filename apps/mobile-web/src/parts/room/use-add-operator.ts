import { roomManagerApi } from '../../api/room-managers'
import { useProtected } from '../../hooks/use-protected'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

const { endpoints } = roomManagerApi

/** Adds the anchor or a manager of a room as a friend of the member, and says whether they have to agree. */
export const useAddOperator = () => {
  const { t } = useTranslation('live')
  const dispatch = useAppDispatch()
  const mayGoOn = useProtected()
  const tellFailure = useTellFailure()
  return async (who: { liveid: number; operate_uid: string }) => {
    if (!mayGoOn()) return
    const { data, error } = await dispatch(endpoints.addOperateFriend.initiate(who, { track: false }))
    if (error) return tellFailure(error)
    dispatch(
      toastShown(
        'success',
        t(($) => $.sender[data?.added === 1 ? 'friendAdded' : 'friendAsked']),
      ),
    )
  }
}
