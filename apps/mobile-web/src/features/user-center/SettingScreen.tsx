import { AFTER_LOGOUT } from '@org/domain'
import { LanguageSwitch, ModeSwitch, type LanguageChoice } from '@org/ui/account'
import { Button } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useNavigate } from 'react-router'
import { api } from '../../api/base'
import { userApi } from '../../api/user'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { LOCALES } from '../../i18n/i18n'
import { Page } from '../../parts/page/Page'
import { langChosen, modeChosen, type Lang } from '../../store/preferences'
import { loggedOut } from '../../store/session'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { AccountSecurity } from './AccountSecurity'
import styles from './UserCenterScreen.module.css'

const { useLogoutMutation } = userApi

/** Each language is named in that language. */
const LANGUAGES: readonly LanguageChoice<Lang>[] = [
  { id: 'cn', name: '中文', lang: LOCALES.cn },
  { id: 'pt-br', name: 'Português', lang: LOCALES['pt-br'] },
]

/** Language, mode, password, and logout. */
const SettingScreen = () => {
  const { t } = useTranslation('user')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { mode, lang } = useAppSelector((state) => state.preferences)
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  const [logout] = useLogoutMutation()

  const goToLogin = () => {
    dispatch(loggedOut())
    dispatch(api.util.resetApiState())
    void navigate(AFTER_LOGOUT, { replace: true })
  }
  const [leave, busy] = useOneAtATime(async () => {
    // The session ends here even if the server cannot be reached.
    await logout({})
    goToLogin()
  })
  return (
    <Page title={t(($) => $.setting)} layout="cards">
      <section className={styles.card}>
        <Choice label={t(($) => $.settings.language)}>
          <LanguageSwitch
            label={t(($) => $.settings.language)}
            languages={LANGUAGES}
            value={lang}
            onChange={(id) => dispatch(langChosen(id))}
          />
        </Choice>
        <Choice label={t(($) => $.settings.mode)}>
          <ModeSwitch
            labels={{
              group: t(($) => $.settings.mode),
              system: t(($) => $.settings.modes.system),
              light: t(($) => $.settings.modes.light),
              dark: t(($) => $.settings.modes.dark),
            }}
            mode={mode}
            onChange={(chosen) => dispatch(modeChosen(chosen))}
          />
        </Choice>
      </section>
      {loggedIn && (
        <>
          <AccountSecurity onLeft={goToLogin} />
          <Button block tone="outline" busy={busy} onPress={leave}>
            {t(($) => $.settings.logout)}
          </Button>
        </>
      )}
    </Page>
  )
}

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.choice}>
    <span>{label}</span>
    {children}
  </div>
)

export default SettingScreen
