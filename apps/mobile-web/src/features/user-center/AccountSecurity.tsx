import { pagePath } from '@org/domain'
import { Button, Section } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { PasswordForm } from './PasswordForm'

const OwnDataSheet = laterPart(() => import('./OwnDataSheet'), ['privacy'])
const DevicesSheet = laterPart(() => import('./DevicesSheet'), ['devices'])

/** The password of a member, the devices on which the member is logged in, and what is stored about the member. */
export const AccountSecurity = ({ onLeft }: { onLeft: () => void }) => {
  const { t } = useTranslation('user')
  const navigate = useNavigate()
  const accountHref = useHref(pagePath('editAccount'))
  const [showsForm, setShowsForm] = useState(false)
  const [sheet, setSheet] = useState<'devices' | 'ownData' | null>(null)
  const close = () => setSheet(null)
  return (
    <Section look="card" title={t(($) => $.settings.security)}>
      <Button block tone="soft" href={accountHref} onPress={() => void navigate(pagePath('editAccount'))}>
        {t(($) => $.settings.editAccount)}
      </Button>
      <Button block tone="soft" aria-expanded={showsForm} onPress={() => setShowsForm(!showsForm)}>
        {t(($) => $.settings.changePassword)}
      </Button>
      {showsForm && <PasswordForm onDone={() => setShowsForm(false)} />}
      <Button block tone="soft" aria-haspopup="dialog" onPress={() => setSheet('devices')}>
        {t(($) => $.settings.devices)}
      </Button>
      <Button block tone="soft" aria-haspopup="dialog" onPress={() => setSheet('ownData')}>
        {t(($) => $.settings.ownData)}
      </Button>
      <Suspense>
        {sheet === 'devices' && <DevicesSheet onClose={close} onLeft={onLeft} />}
        {sheet === 'ownData' && <OwnDataSheet onClose={close} onLeft={onLeft} />}
      </Suspense>
    </Section>
  )
}
