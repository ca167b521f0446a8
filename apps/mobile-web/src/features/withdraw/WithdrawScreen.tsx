import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { formatMoney, pagePath } from '@org/domain'
import { Button, ListGroup, ListRow, Section } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { withdrawApi } from '../../api/withdraw'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { PayoutAccounts } from './PayoutAccounts'
import { WithdrawForm } from './WithdrawForm'
import { WithdrawList } from './WithdrawList'

const { useGetPayoutAccountsQuery, useGetWithdrawRulesQuery } = withdrawApi

const PayoutSheet = laterPart(() => import('./PayoutSheet'), ['form'])

type Rules = ReplyOf<Endpoints['getWithdrawRules']>

/** How much can be withdrawn and what it costs, the form, and what has become of earlier withdrawals. */
const WithdrawScreen = () => {
  const { t } = useTranslation('withdraw')
  return (
    <Page title={t(($) => $.title)} layout="cards">
      <MembersOnly>
        <Asking />
        <WithdrawList />
      </MembersOnly>
    </Page>
  )
}

const FRESH = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const

const Asking = () => {
  const rules = useGetWithdrawRulesQuery({}, FRESH)
  return (
    <QueryView query={rules} skeleton={{ kind: 'conversation', count: 3 }}>
      {(known) => (
        <>
          <Facts rules={known} />
          {known.mobile === '' ? <NoMobile /> : <Accounts rules={known} />}
        </>
      )}
    </QueryView>
  )
}

const Facts = ({ rules: { money, held, currency, least, most, fee, least_fee, per_day, days } }: { rules: Rules }) => {
  const { t } = useTranslation('withdraw')
  const locale = useLocale()
  const price = (cents: number) => formatMoney({ cents, currency }, locale) ?? ''
  return (
    <ListGroup>
      <ListRow title={t(($) => $.balance)} value={price(money)} />
      {held > 0 && <ListRow title={t(($) => $.held)} value={price(held)} />}
      <ListRow
        title={t(($) => $.rules)}
        note={t(($) => $.rulesNote, {
          least: price(least),
          most: price(most),
          fee: `${fee / 100}%`,
          leastFee: price(least_fee),
          count: per_day,
          days,
        })}
      />
    </ListGroup>
  )
}

/** A code to the mobile proves whose account the money goes to. */
const NoMobile = () => {
  const { t } = useTranslation('withdraw')
  const navigate = useNavigate()
  const href = useHref(pagePath('bindPhone'))
  return (
    <Section look="card" title={t(($) => $.needsMobile)}>
      <p>{t(($) => $.needsMobileHint)}</p>
      <Button block href={href} onPress={() => void navigate(pagePath('bindPhone'))}>
        {t(($) => $.bindMobile)}
      </Button>
    </Section>
  )
}

const Accounts = ({ rules }: { rules: Rules }) => {
  const { t } = useTranslation('withdraw')
  const accounts = useGetPayoutAccountsQuery({}, FRESH)
  const [adds, setAdds] = useState(false)
  return (
    <QueryView query={accounts} skeleton={{ kind: 'conversation', count: 2 }}>
      {({ list }) => (
        <>
          {list.length > 0 && <WithdrawForm rules={rules} accounts={list} />}
          <Section look="card" title={t(($) => $.accounts)}>
            {list.length === 0 && <p>{t(($) => $.noAccounts)}</p>}
            <PayoutAccounts accounts={list} />
            <Button block tone="soft" aria-haspopup="dialog" onPress={() => setAdds(true)}>
              {t(($) => $.addAccount)}
            </Button>
          </Section>
          {adds && (
            <Suspense>
              <PayoutSheet methods={rules.methods} mobile={rules.mobile} onClose={() => setAdds(false)} />
            </Suspense>
          )}
        </>
      )}
    </QueryView>
  )
}

export default WithdrawScreen
