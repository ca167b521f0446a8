import type { RequestOf, Endpoints } from '@org/api-client/contract'
import { formatDecimal } from '@org/domain'
import { RadioGroup } from '@org/ui/basics'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState, type ReactNode } from 'react'
import { couponApi } from '../../api/coupons'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'

const { useGetUsableCouponsQuery } = couponApi

/** So many of the best are offered. */
const MOST = 3
const NONE = 'none'

interface CouponChoice {
  /** What is left to pay. */
  price: number
  /** For the request of the purchase. */
  asked: { coupon_id?: number }
  /** Null without a coupon to use. */
  choice: ReactNode
}

/** The coupons for a purchase, of which the one that saves most is chosen first. */
export const useCoupon = (
  scene: RequestOf<Endpoints['getUsableCoupons']>['scene'],
  full: number,
  disabled = false,
): CouponChoice => {
  const { t } = useTranslation('coupons')
  const locale = useLocale()
  const query = full > 0 ? { scene, price: full } : skipToken
  const { currentData } = useGetUsableCouponsQuery(query, { refetchOnMountOrArgChange: true })
  const [wanted, setWanted] = useState<string | null>(null)
  const usable = (currentData?.list ?? []).slice(0, MOST)
  const chosen = wanted === NONE ? undefined : (usable.find(({ id }) => String(id) === wanted) ?? usable[0])
  const off = ({ gold }: { gold: number }) => Math.min(gold, full)
  const choices = usable.map((coupon) => ({
    id: String(coupon.id),
    label: `${coupon.name} −${formatDecimal(off(coupon), 0, locale) ?? ''}`,
  }))
  return {
    price: full - (chosen === undefined ? 0 : off(chosen)),
    asked: chosen === undefined ? {} : { coupon_id: chosen.id },
    choice: usable.length > 0 && (
      <RadioGroup
        label={t(($) => $.title)}
        choices={[...choices, { id: NONE, label: t(($) => $.none) }]}
        value={chosen === undefined ? NONE : String(chosen.id)}
        onChange={setWanted}
        disabled={disabled}
      />
    ),
  }
}
