import { pagePath } from '@org/domain'
import { Button, Dialog, Section } from '@org/ui/basics'
import { useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { userApi } from '../../api/user'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { PasswordForm } from './PasswordForm'

const { useLogoutEverywhereMutation } = userApi

/** The password of a member, and the logout from all devices. */
export const AccountSecurity = ({ onLeft }: { onLeft: () => void }) => {
  const { t } = useTranslation('user')
  const { t: common } = useTranslation()
  const tellFailure = useTellFailure()
  const [logoutEverywhere] = useLogoutEverywhereMutation()
  const navigate = useNavigate()
  const accountHref = useHref(pagePath('editAccount'))
  const [showsForm, setShowsForm] = useState(false)
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  const [leave, busy] = useOneAtATime(async () => {
    const { error } = await logoutEverywhere({})
    close()
    if (error) return tellFailure(error)
    onLeft()
  })
  return (
    <Section look="card" title={t(($) => $.settings.security)}>
      <Button block tone="soft" href={accountHref} onPress={() => void navigate(pagePath('editAccount'))}>
        {t(($) => $.settings.editAccount)}
      </Button>
      <Button block tone="soft" aria-expanded={showsForm} onPress={() => setShowsForm(!showsForm)}>
        {t(($) => $.settings.changePassword)}
      </Button>
      {showsForm && <PasswordForm onDone={() => setShowsForm(false)} />}
      <Button block tone="outline" onPress={() => setAsks(true)}>
        {t(($) => $.settings.logoutEverywhere)}
      </Button>
      <Dialog
        name="logout-everywhere"
        open={asks}
        title={t(($) => $.settings.logoutEverywhere)}
        description={t(($) => $.settings.logoutEverywhereHint)}
        onClose={close}
        actions={
          <>
            <Button tone="outline" onPress={close}>
              {common(($) => $.cancel)}
            </Button>
            <Button tone="danger" busy={busy} onPress={leave}>
              {common(($) => $.confirm)}
            </Button>
          </>
        }
      />
    </Section>
  )
}
