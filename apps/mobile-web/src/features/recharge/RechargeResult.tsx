import { formatDecimal, formatMoney } from '@org/domain'
import { Button, EmptyState, Illustration } from '@org/ui/basics'
import { useState } from 'react'
import { rechargeApi } from '../../api/recharge'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { QueryView } from '../../parts/page/QueryView'
import { leave } from './leave'

const { useGetRechargeQuery } = rechargeApi

/** The provider may tell the server a little later than the payer comes back. */
const POLL_MS = 3_000

/** What has become of a recharge; asks again until it is known. */
export const RechargeResult = ({ id }: { id: number }) => {
  const { t } = useTranslation('recharge')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(true)
  const query = useGetRechargeQuery(
    { id },
    { pollingInterval: isOpen ? POLL_MS : 0, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const status = query.currentData?.status
  if (isOpen && status !== undefined && status !== 'created') setOpen(false)
  return (
    <QueryView query={query} skeleton={{ kind: 'text', count: 3 }}>
      {(recharge) => (
        <div role="status">
          <EmptyState
            icon={<Illustration kind={recharge.status === 'paid' ? 'done' : 'empty'} />}
            title={t(($) => $.status[recharge.status])}
            hint={t(($) => $.hints[recharge.status], {
              gold: formatDecimal(recharge.gold, 0, locale) ?? '',
              price: formatMoney(recharge, locale) ?? '',
            })}
            {...(recharge.pay_url !== '' && {
              action: (
                <Button href={recharge.pay_url} onPress={() => leave.to(recharge.pay_url)}>
                  {t(($) => $.payNow)}
                </Button>
              ),
            })}
          />
        </div>
      )}
    </QueryView>
  )
}
