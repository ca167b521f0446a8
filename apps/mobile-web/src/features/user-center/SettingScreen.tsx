import { AFTER_LOGOUT, pagePath } from '@org/domain'
import { LanguageSwitch, ModeSwitch, type LanguageChoice } from '@org/ui/account'
import { Button, ListGroup, ListRow, Section } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { api } from '../../api/base'
import { userApi } from '../../api/user'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { LOCALES } from '../../i18n/i18n'
import { Page } from '../../parts/page/Page'
import { useBrandText } from '../../site/use-brand-text'
import { VERSION } from '../../site/version'
import { langChosen, modeChosen, type Lang } from '../../store/preferences'
import { loggedOut } from '../../store/session'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { AccountSecurity } from './AccountSecurity'
import { CacheRow } from './CacheRow'
import { MatchSettings } from './MatchSettings'

const { useLogoutMutation } = userApi

/** Each language is named in that language. */
const LANGUAGES: readonly LanguageChoice<Lang>[] = [
  { id: 'cn', name: '中文', lang: LOCALES.cn },
  { id: 'pt-br', name: 'Português', lang: LOCALES['pt-br'] },
]

/** Language, mode, matches, what is stored, the app itself, the account, and logout. */
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
      <Section look="card" title={t(($) => $.settings.display)}>
        <LanguageSwitch
          label={t(($) => $.settings.language)}
          languages={LANGUAGES}
          value={lang}
          onChange={(id) => dispatch(langChosen(id))}
          showsLabel
        />
        <ModeSwitch
          labels={{
            group: t(($) => $.settings.mode),
            system: t(($) => $.settings.modes.system),
            light: t(($) => $.settings.modes.light),
            dark: t(($) => $.settings.modes.dark),
          }}
          mode={mode}
          onChange={(chosen) => dispatch(modeChosen(chosen))}
          showsLabel
        />
      </Section>
      <MatchSettings />
      <ListGroup title={t(($) => $.settings.storage)}>
        <CacheRow />
      </ListGroup>
      <About />
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

/** Whose app this is, which build of it, its terms, and its rules. */
const About = () => {
  const { t } = useTranslation('user')
  const { name, tagline } = useBrandText()
  return (
    <ListGroup title={t(($) => $.settings.about)}>
      <ListRow title={name} note={tagline} />
      <ListRow title={t(($) => $.settings.version)} value={VERSION} />
      <PageRow title={t(($) => $.settings.aboutUs)} to={pagePath('mobileAbout')} />
      <PageRow title={t(($) => $.settings.feedback)} to={pagePath('feedback')} />
      <PageRow title={t(($) => $.settings.privacy)} to={pagePath('privacy')} />
      <PageRow title={t(($) => $.settings.packageRules)} to={pagePath('mobilePackageRules')} />
    </ListGroup>
  )
}

const PageRow = ({ title, to }: { title: string; to: string }) => {
  const navigate = useNavigate()
  return <ListRow title={title} href={useHref(to)} onPress={() => void navigate(to)} />
}

export default SettingScreen
