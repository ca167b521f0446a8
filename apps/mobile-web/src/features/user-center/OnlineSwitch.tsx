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
  const choices = useRef(0)
  const save = async (shows: boolean, choice: number) => {
    const { error } = await editUserInfo({ online_status: shows ? 1 : 0 })
    const text = error ? textOf(error) : ''
    if (text !== '') dispatch(toastShown('failure', text))
    const asked = dispatch(viewerApi.endpoints.getUserInfo.initiate({}, { subscribe: false, forceRefetch: true }))
    const { isSuccess } = await asked
    if (choice === choices.current && (error || isSuccess)) setChosen(null)
  }
  const choose = (shows: boolean) => {
    setChosen(shows)
    const choice = (choices.current += 1)
    saved.current = saved.current.then(() => save(shows, choice))
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
