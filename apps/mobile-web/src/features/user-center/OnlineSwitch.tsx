import { Switch } from '@org/ui/basics'
import { useRef, useState } from 'react'
import { profileApi } from '../../api/profile'
import { viewerApi } from '../../api/viewer'
import { useFailureText } from '../../hooks/use-failure-text'
import { useTranslation } from '../../i18n/use-translation'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

const { useGetUserInfoQuery } = viewerApi
const { useEditUserInfoMutation } = profileApi

/**
 * Whether others may see when the member was last online. A choice shows at once, is saved after the one before
 * it, and is taken back if it is refused.
 */
export const OnlineSwitch = () => {
  const { t } = useTranslation('privacy')
  const { data: user } = useGetUserInfoQuery({})
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [editUserInfo] = useEditUserInfoMutation()
  const textOf = useFailureText()
  const dispatch = useAppDispatch()
  const saved = useRef(Promise.resolve())
  const save = async (shows: boolean) => {
    const { error } = await editUserInfo({ online_status: shows ? 1 : 0 })
    const text = error ? textOf(error) : ''
    if (text !== '') dispatch(toastShown('failure', text))
    await dispatch(viewerApi.endpoints.getUserInfo.initiate({}, { subscribe: false, forceRefetch: true }))
    setChosen((now) => (now === shows ? null : now))
  }
  const choose = (shows: boolean) => {
    setChosen(shows)
    saved.current = saved.current.then(() => save(shows))
  }
  return (
    <Switch
      label={t(($) => $.online)}
      note={t(($) => $.onlineHint)}
      checked={chosen ?? user?.online_status === 1}
      disabled={user === undefined}
      onChange={choose}
    />
  )
}
