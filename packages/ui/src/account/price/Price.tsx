import { formatMoney, type Money } from '@org/domain'
import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Price.module.css'

/** A count of something that is no currency, such as gold. */
export interface Coins {
  count: number
  /** Its name, after the count. */
  unit: string
}

export type Amount = Money | Coins

export interface PriceProps extends RootProps<'span'> {
  /** The amount. */
  money: Amount
  /** The language whose form the amount has, such as `pt-BR`. */
  lang: string
  /** The amount before a reduction, struck through, and the name by which it is read, e.g. "Before". */
  was?: { money: Amount; label: string } | undefined
  /** What the amount is for, e.g. "/ month". */
  unit?: string | undefined
  /** The size of the amount. */
  size?: 'small' | 'medium' | 'large'
  /** With a plus before what comes in, which is green. */
  signed?: boolean
}

/** An amount of money or gold, which stays on one line. */
export const Price = ({ money, lang, was, unit, size = 'medium', signed = false, ...rest }: PriceProps) => {
  const isIncome = signed && ('count' in money ? money.count : money.cents) > 0
  return (
    <span
      {...mergeProps(
        {
          className: styles.price,
          'data-component': 'Price',
          'data-size': size,
          'data-income': isIncome || undefined,
        },
        rest,
      )}
    >
      <span className={styles.amount}>
        {isIncome && '+'}
        {partsOf(textOf(money, lang)).map((part, at) => (
          <span key={at} className={at === 1 ? undefined : styles.small}>
            {part}
          </span>
        ))}
      </span>
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      {was && (
        <s className={styles.was}>
          <Hidden>{was.label} </Hidden>
          {textOf(was.money, lang)}
        </s>
      )}
    </span>
  )
}

const textOf = (amount: Amount, lang: string): string =>
  'count' in amount
    ? `${new Intl.NumberFormat(lang).format(amount.count)}\u00a0${amount.unit}`
    : (formatMoney(amount, lang) ?? '–')

/** Currency, whole units, and the rest: the decimals, in some languages the currency. */
const partsOf = (text: string) => /^(\D*)([\d.,\s]*?)((?:[.,]\d{2})?\D*)$/.exec(text)?.slice(1) ?? ['', text]
