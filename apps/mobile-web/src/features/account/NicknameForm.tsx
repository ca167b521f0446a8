import { API_STATUS } from '@org/api-client/contract'
import { PROFILE_LENGTHS, textLength } from '@org/domain'
import { Button, TextField } from '@org/ui/basics'
import { profileApi } from '../../api/profile'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { useForm } from '../../parts/form/use-form'
import { FormPage } from '../../parts/page/FormPage'
import { useChanged } from './use-changed'

const { useEditUserInfoMutation, useRefreshNicknameMutation } = profileApi

/** Sets the nickname, which the server may propose. */
export const NicknameForm = ({ title }: { title: string }) => {
  const { t } = useTranslation('account')
  const { t: forms } = useTranslation('form')
  const [editUserInfo] = useEditUserInfoMutation()
  const [refreshNickname] = useRefreshNicknameMutation()
  const tellFailure = useTellFailure()
  const { field, state } = useForm({
    initial: { nickname: '' },
    faults: ({ nickname }) => {
      if (nickname.trim() === '') return { nickname: forms(($) => $.required) }
      const isLong = textLength(nickname.trim()) > PROFILE_LENGTHS.nick_name
      return { nickname: isLong ? t(($) => $.profile.tooLong) : null }
    },
    send: ({ nickname }) => editUserInfo({ nick_name: nickname }),
    fieldOf: { [API_STATUS.failure]: 'nickname' },
    onDone: useChanged(t(($) => $.profile.saved)),
    warns: true,
  })
  const nickname = field('nickname')
  const [propose, busy] = useOneAtATime(async () => {
    const { data, error } = await refreshNickname({})
    if (data) nickname.onChange(data.nickname)
    else if (error) tellFailure(error)
  })
  return (
    <FormPage title={title} form={state} submit={t(($) => $.profile.save)}>
      <TextField {...nickname} label={t(($) => $.nickname)} autoComplete="nickname" />
      <Button block tone="soft" busy={busy} onPress={propose}>
        {t(($) => $.propose)}
      </Button>
    </FormPage>
  )
}
