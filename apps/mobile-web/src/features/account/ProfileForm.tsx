import type { Endpoints, ReplyOf, RequestOf } from '@org/api-client/contract'
import { PROFILE_LENGTHS, textLength } from '@org/domain'
import { SelectField, TextField } from '@org/ui/basics'
import { profileApi } from '../../api/profile'
import { useBack } from '../../hooks/use-back'
import { useTranslation } from '../../i18n/use-translation'
import { Form } from '../../parts/form/Form'
import { useForm } from '../../parts/form/use-form'
import { PicturesField } from '../../parts/upload/PicturesField'
import { usePictures } from '../../parts/upload/use-pictures'
import { useToday } from '../../site/zone-context'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { AvatarChoices } from './AvatarChoices'

const { useEditUserInfoMutation } = profileApi

type User = ReplyOf<Endpoints['getUserInfo']>
type Changes = RequestOf<Endpoints['editUserInfo']>

/** The earliest that the server takes. */
const FIRST_BIRTHDAY = '1900-01-01'
const GENDERS = ['0', '1', '2'] as const

/** Changes the profile; only what was changed is sent. */
export const ProfileForm = ({ user }: { user: User }) => {
  const { t } = useTranslation('account')
  const { t: forms } = useTranslation('form')
  const dispatch = useAppDispatch()
  const back = useBack()
  const today = useToday()
  const [editUserInfo] = useEditUserInfoMutation()
  const pictures = usePictures(1)
  const { gender, birthday, city } = user.profile
  const initial = {
    avatar: user.avatar,
    nick_name: user.nick_name,
    gender: String(gender),
    birthday,
    city,
    signature: user.signature,
  }
  const long = (text: string, name: keyof typeof PROFILE_LENGTHS) =>
    textLength(text.trim()) > PROFILE_LENGTHS[name] ? t(($) => $.profile.tooLong) : null
  const { field, state } = useForm({
    initial,
    faults: ({ nick_name, birthday: born, city: place, signature }) => ({
      nick_name: nick_name.trim() === '' ? forms(($) => $.required) : long(nick_name, 'nick_name'),
      birthday: born > today || (born !== '' && born < FIRST_BIRTHDAY) ? t(($) => $.profile.birthdayFault) : null,
      city: long(place, 'city'),
      signature: long(signature, 'signature'),
    }),
    send: (values) => editUserInfo(changesOf(initial, { ...values, avatar: pictures.keys()[0] ?? values.avatar })),
    fieldOf: {},
    onDone: () => {
      const text = t(($) => $.profile.saved)
      dispatch(toastShown('success', text))
      back()
    },
    warns: true,
  })
  const { value: chosen, onChange: choose } = field('gender')
  return (
    <Form form={{ ...state, busy: state.busy || pictures.sending }} submit={t(($) => $.profile.save)}>
      <AvatarChoices {...field('avatar')} name={user.nick_name} picture={pictures.files[0]?.picture} />
      <PicturesField label={t(($) => $.profile.upload)} pictures={pictures} />
      <TextField {...field('nick_name')} label={t(($) => $.nickname)} autoComplete="nickname" />
      <SelectField
        label={t(($) => $.profile.gender)}
        placeholder={t(($) => $.profile.genders[0])}
        closeLabel={t(($) => $.profile.close)}
        options={GENDERS.map((id) => ({ id, label: t(($) => $.profile.genders[id]) }))}
        value={GENDERS.find((id) => id === chosen) ?? '0'}
        onChange={choose}
      />
      <TextField
        {...field('birthday')}
        label={t(($) => $.profile.birthday)}
        type="date"
        min={FIRST_BIRTHDAY}
        max={today}
        autoComplete="bday"
      />
      <TextField {...field('city')} label={t(($) => $.profile.city)} autoComplete="address-level2" />
      <TextField {...field('signature')} label={t(($) => $.profile.signature)} rows={3} />
    </Form>
  )
}

const changesOf = (before: Record<string, string>, after: Record<string, string>): Changes => {
  const { gender, ...changed } = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value.trim() !== before[name]),
  )
  return { ...changed, ...(gender === undefined ? {} : { gender: Number(gender) as 0 | 1 | 2 }) }
}
