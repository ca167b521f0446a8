import { pagePath } from '@org/domain'
import { ListRow, Section } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { viewerApi } from '../../api/viewer'
import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'

const { useGetUserInfoQuery } = viewerApi

/** How a member logs in: account name, mobile and password. */
const EditAccountScreen = () => {
  const { t } = useTranslation('account')
  return (
    <Page title={t(($) => $.editAccount)} layout="cards">
      <MembersOnly>
        <Ways />
      </MembersOnly>
    </Page>
  )
}

const Ways = () => {
  const { t } = useTranslation('account')
  const user = useGetUserInfoQuery({}, { refetchOnReconnect: true })
  const navigate = useNavigate()
  const bindHref = useHref(pagePath('bindPhone'))
  const passwordHref = useHref(pagePath('forgetPassword'))
  return (
    <QueryView query={user} skeleton={{ kind: 'text', count: 3 }}>
      {({ account, has_mobile }) => (
        <Section look="card" title={t(($) => $.ways)}>
          <ListRow title={t(($) => $.name)} value={account} />
          <ListRow
            title={t(($) => $.mobile)}
            value={has_mobile === 1 ? t(($) => $.isBound) : t(($) => $.isNotBound)}
            href={bindHref}
            onPress={() => void navigate(pagePath('bindPhone'))}
          />
          {has_mobile === 1 && (
            <ListRow
              title={t(($) => $.passwordByCode)}
              href={passwordHref}
              onPress={() => void navigate(pagePath('forgetPassword'))}
            />
          )}
        </Section>
      )}
    </QueryView>
  )
}

export default EditAccountScreen
