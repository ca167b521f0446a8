import type { Goods } from '@org/api-client/contract'
import { Suspense, useState, type ReactNode } from 'react'
import { useProtected } from '../../hooks/use-protected'
import { laterPart } from '../../parts/later-part'
import type { Query } from '../../parts/page/query-state'

const BuySheet = laterPart(() => import('./BuySheet'), ['coupons'])

/** Opens the sheet that sells goods of a list to a member; asks others to log in. */
export const useBuy = (
  goods: Query<{ readonly list: readonly Goods[] }>,
): { buy: (id: number) => void; sheet: ReactNode } => {
  const isAllowed = useProtected()
  const [id, setId] = useState(0)
  const bought = goods.currentData?.list.find((each) => each.id === id)
  return {
    buy: (wanted) => {
      if (isAllowed()) setId(wanted)
    },
    sheet: bought && (
      <Suspense>
        <BuySheet goods={bought} onRefused={() => void goods.refetch()} onClose={() => setId(0)} />
      </Suspense>
    ),
  }
}
