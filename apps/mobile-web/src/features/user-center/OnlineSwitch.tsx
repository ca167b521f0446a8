import { Switch } from '@org/ui/basics'
import { useState } from 'react'
import { profileApi } from '../../api/profile'
import { viewerApi } from '../../api/viewer'
import { useFailureText } from '../../hooks/use-failure-text'
import { useTranslation } from '../../i18n/use-translation'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

const { useGetUserInfoQuery } = viewerApi
const { useEditUserInfoMutation } = profileApi

/** Whether others may see when the member was last online. A choice shows at once, and is taken back if it is refused. */
export const OnlineSwitch = () => {
  const { t } = useTranslation('privacy')
  const { data: user } = useGetUserInfoQuery({})
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [editUserInfo] = useEditUserInfoMutation()
  const textOf = useFailureText()
  const dispatch = useAppDispatch()
  const choose = async (shows: boolean) => {
    setChosen(shows)
    const { error } = await editUserInfo({ online_status: shows ? 1 : 0 })
    if (!error) return
    setChosen(null)
    const text = textOf(error)
    if (text !== '') dispatch(toastShown('failure', text))
  }
  return (
    <Switch
      label={t(($) => $.online)}
      note={t(($) => $.onlineHint)}
      checked={chosen ?? user?.online_status === 1}
      disabled={user === undefined}
      onChange={(shows) => void choose(shows)}
    />
  )
}
