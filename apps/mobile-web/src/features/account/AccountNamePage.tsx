import { pagePath } from '@org/domain'
import { Button, EmptyState } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { viewerApi } from '../../api/viewer'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { AccountNameForm } from './AccountNameForm'

const { useGetUserInfoQuery } = viewerApi

/** The form of the account name for who may still set it; others learn why there is none before they ask for a code. */
export const AccountNamePage = ({ title }: { title: string }) => {
  const { t } = useTranslation('account')
  const user = useGetUserInfoQuery({}, { refetchOnReconnect: true })
  if (user.data?.has_account_name === 0 && user.data.has_mobile === 1) return <AccountNameForm title={title} />
  return (
    <Page title={title}>
      <QueryView query={user} skeleton={{ kind: 'text', count: 3 }}>
        {({ account, has_account_name }) =>
          has_account_name === 1 ? (
            <EmptyState title={account} hint={t(($) => $.isNamed)} />
          ) : (
            <EmptyState title={t(($) => $.mobileFirst)} action={<ToMobile />} />
          )
        }
      </QueryView>
    </Page>
  )
}

const ToMobile = () => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const path = pagePath('set', { type: 'mobile' })
  const href = useHref(path)
  return (
    <Button href={href} onPress={() => void navigate(path)}>
      {t(($) => $.set.mobile)}
    </Button>
  )
}
