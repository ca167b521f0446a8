import { pagePath } from '@org/domain'
import { Button, Section } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { PasswordForm } from './PasswordForm'

const DevicesSheet = laterPart(() => import('./DevicesSheet'), ['devices'])

/** The password of a member, and the devices on which the member is logged in. */
export const AccountSecurity = ({ onLeft }: { onLeft: () => void }) => {
  const { t } = useTranslation('user')
  const navigate = useNavigate()
  const accountHref = useHref(pagePath('editAccount'))
  const [showsForm, setShowsForm] = useState(false)
  const [showsDevices, setShowsDevices] = useState(false)
  return (
    <Section look="card" title={t(($) => $.settings.security)}>
      <Button block tone="soft" href={accountHref} onPress={() => void navigate(pagePath('editAccount'))}>
        {t(($) => $.settings.editAccount)}
      </Button>
      <Button block tone="soft" aria-expanded={showsForm} onPress={() => setShowsForm(!showsForm)}>
        {t(($) => $.settings.changePassword)}
      </Button>
      {showsForm && <PasswordForm onDone={() => setShowsForm(false)} />}
      <Button block tone="soft" aria-haspopup="dialog" onPress={() => setShowsDevices(true)}>
        {t(($) => $.settings.devices)}
      </Button>
      {showsDevices && (
        <Suspense>
          <DevicesSheet onClose={() => setShowsDevices(false)} onLeft={onLeft} />
        </Suspense>
      )}
    </Section>
  )
}
