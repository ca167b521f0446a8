import type { RechargeOption } from '@org/api-client/contract'
import { formatDecimal } from '@org/domain'
import { Price } from '@org/ui/account'
import { ListGroup, ListRow } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { rechargeApi } from '../../api/recharge'
import { useLocale } from '../../hooks/use-locale'
import { useProtected } from '../../hooks/use-protected'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { RechargeResult } from './RechargeResult'

const { useGetRechargeOptionsQuery } = rechargeApi

const RechargeSheet = laterPart(() => import('./RechargeSheet'), [])

/** How much gold is sold for how much money; after the pay page, what has become of the payment. */
const RechargeScreen = () => {
  const { t } = useTranslation('recharge')
  const locale = useLocale()
  const { user } = useViewer()
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const options = useGetRechargeOptionsQuery({}, { refetchOnReconnect: true })
  const isAllowed = useProtected()
  const [chosen, setChosen] = useState<RechargeOption | null>(null)
  return (
    <Page title={t(($) => $.title)} layout="cards" updatedAt={options.fulfilledTimeStamp}>
      {Number.isInteger(id) && id > 0 && user && <RechargeResult key={id} id={id} />}
      {user && (
        <ListGroup>
          <ListRow title={t(($) => $.own)} value={formatDecimal(user.gold, 0, locale) ?? ''} />
        </ListGroup>
      )}
      <QueryView
        query={options}
        skeleton={{ kind: 'conversation', count: 6 }}
        empty={{
          when: ({ list }) => list.length === 0,
          show: { title: t(($) => $.empty), hint: t(($) => $.emptyHint) },
        }}
      >
        {({ list, currency, methods }) => (
          <>
            <ListGroup title={t(($) => $.choose)}>
              {list.map((option) => (
                <ListRow
                  key={option.id}
                  title={t(($) => $.gold, { gold: formatDecimal(option.gold, 0, locale) ?? '' })}
                  {...(option.bonus > 0 && {
                    note: t(($) => $.bonus, { gold: formatDecimal(option.bonus, 0, locale) ?? '' }),
                  })}
                  end={<Price money={{ cents: option.cents, currency }} lang={locale} />}
                  onPress={() => isAllowed() && setChosen(option)}
                />
              ))}
            </ListGroup>
            {chosen && (
              <Suspense>
                <RechargeSheet
                  option={chosen}
                  currency={currency}
                  methods={methods}
                  onRefused={() => void options.refetch()}
                  onClose={() => setChosen(null)}
                />
              </Suspense>
            )}
          </>
        )}
      </QueryView>
    </Page>
  )
}

export default RechargeScreen
