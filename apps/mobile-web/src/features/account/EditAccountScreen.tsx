import { pagePath } from '@org/domain'
import { ListRow, Section } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { viewerApi } from '../../api/viewer'
import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'

const { useGetUserInfoQuery } = viewerApi

/** How a member logs in and is called: account name, mobile, password, nickname. */
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
  return (
    <QueryView query={user} skeleton={{ kind: 'text', count: 5 }}>
      {({ account, has_mobile, mobile, has_account_name, nick_name }) => (
        <>
          <Section look="card" title={t(($) => $.ways)}>
            {has_account_name === 0 && has_mobile === 1 ? (
              <Entry title={t(($) => $.name)} value={account} path={pagePath('set', { type: 'account' })} />
            ) : (
              <ListRow title={t(($) => $.name)} value={account} />
            )}
            <Entry
              title={t(($) => $.mobile)}
              value={has_mobile === 1 ? mobile : t(($) => $.isNotBound)}
              path={pagePath('set', { type: 'mobile' })}
            />
            {has_mobile === 1 && <Entry title={t(($) => $.passwordByCode)} path={pagePath('forgetPassword')} />}
          </Section>
          <Section look="card" title={t(($) => $.profile.title)}>
            <Entry title={t(($) => $.nickname)} value={nick_name} path={pagePath('set', { type: 'nickname' })} />
            <Entry title={t(($) => $.profile.title)} path={pagePath('userInfo')} />
          </Section>
        </>
      )}
    </QueryView>
  )
}

/** A row that leads to a page. */
const Entry = ({ path, ...row }: { title: string; value?: string; path: string }) => {
  const navigate = useNavigate()
  const href = useHref(path)
  return <ListRow {...row} href={href} onPress={() => void navigate(path)} />
}

export default EditAccountScreen
