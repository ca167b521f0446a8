import { API_STATUS } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { Button, Section, Sheet } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { ownAccountApi } from '../../api/own-account'
import { useMomentText } from '../../hooks/use-moment-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { CaptchaInput } from '../../parts/captcha/CaptchaInput'
import { useDemandedCaptcha } from '../../parts/captcha/use-form-captcha'
import { Form } from '../../parts/form/Form'
import { PasswordField } from '../../parts/form/PasswordField'
import { useForm } from '../../parts/form/use-form'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

const { useDeleteAccountMutation, useExportMyDataMutation } = ownAccountApi

interface OwnDataSheetProps {
  onClose: () => void
  /** After the account was deleted, which logs out. */
  onLeft: () => void
}

/** What is stored about the member: to be exported, or deleted with the account. */
const OwnDataSheet = ({ onClose, onLeft }: OwnDataSheetProps) => {
  const { t } = useTranslation('privacy')
  const { t: common } = useTranslation()
  return (
    <Sheet open title={t(($) => $.title)} closeLabel={common(($) => $.close)} onClose={onClose}>
      <Export />
      <Deletion onLeft={onLeft} />
    </Sheet>
  )
}

const Export = () => {
  const { t } = useTranslation('privacy')
  const dispatch = useAppDispatch()
  const tellFailure = useTellFailure()
  const [exportMyData] = useExportMyDataMutation()
  const [run, busy] = useOneAtATime(async () => {
    const { error } = await exportMyData({})
    if (error) return tellFailure(error)
    const text = t(($) => $.exported)
    dispatch(toastShown('success', text))
  })
  return (
    <Section title={t(($) => $.export)}>
      <p>{t(($) => $.exportHint)}</p>
      <Button block tone="soft" busy={busy} onPress={run}>
        {t(($) => $.export)}
      </Button>
    </Section>
  )
}

const Deletion = ({ onLeft }: Pick<OwnDataSheetProps, 'onLeft'>) => {
  const { t } = useTranslation('privacy')
  const { t: forms } = useTranslation('form')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const momentText = useMomentText()
  const forgotHref = useHref(pagePath('forgetPassword'))
  const [deleteAccount] = useDeleteAccountMutation()
  const { field, captcha, state } = useForm({
    initial: { pwd: '' },
    faults: ({ pwd }) => ({ pwd: pwd === '' ? forms(($) => $.required) : null }),
    captcha: useDemandedCaptcha('login'),
    send: ({ pwd }, solution) => deleteAccount({ pwd, ...solution }),
    fieldOf: { [API_STATUS.credentialsWrong]: 'pwd' },
    onDone: ({ leaves_at }) => {
      const text = t(($) => $.deleted, { time: momentText(leaves_at) })
      dispatch(toastShown('notice', text))
      onLeft()
    },
  })
  return (
    <Section title={t(($) => $.delete)}>
      <p>{t(($) => $.deleteHint)}</p>
      <Form form={state} submit={t(($) => $.delete)} label={t(($) => $.delete)}>
        <PasswordField {...field('pwd')} label={t(($) => $.password)} />
        {captcha && <CaptchaInput {...captcha} />}
      </Form>
      <Button block tone="plain" href={forgotHref} onPress={() => void navigate(pagePath('forgetPassword'))}>
        {t(($) => $.noPassword)}
      </Button>
    </Section>
  )
}

export default OwnDataSheet
