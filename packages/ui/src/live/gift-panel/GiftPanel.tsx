import { GIFT_PRESETS } from '@org/domain'
import type { ReactNode } from 'react'
import { Button } from '../../basics/button'
import { FilterChips } from '../../basics/filter-chips'
import { Sheet, type SheetProps } from '../../basics/sheet'
import { cx } from '../../util/cx'
import { ComboButton } from './ComboButton'
import { GiftPages, type GiftItem } from './GiftPages'
import styles from './GiftPanel.module.css'
import { useCombo } from './use-combo'

export interface GiftPanelLabels {
  /** The accessible name of the gifts. */
  gifts: string
  /** The accessible name of the counts. */
  counts: string
  /** The text of the send button. */
  send: string
  /** Its text while a combo runs, e.g. "Combo ×3". */
  combo: (times: number) => string
  /** The text of the button that leads to more money. */
  topUp: string
  /** Announced if the purse holds too little. */
  tooPoor: string
}

export interface GiftPurse {
  amount: number
  /** The amount as text, with its currency. */
  text: string
}

export interface GiftPanelProps extends Omit<SheetProps, 'children' | 'footer' | 'onSelect'> {
  /** In display order; eight make a page. */
  gifts: readonly GiftItem[]
  /** The chosen gift, kept by the caller. */
  selectedId: string | null
  /** Called with the id of a pressed gift. */
  onSelect: (id: string) => void
  /** How many are sent at once, kept by the caller. */
  count: number
  /** Called with a pressed count. */
  onCount: (count: number) => void
  /** The counts to choose from. Rule: DOM-81. */
  counts?: readonly number[]
  /** What the viewer can spend. */
  purse: GiftPurse
  /** `combo` counts the sends of this gift in a row, from 1. */
  onSend: (id: string, count: number, combo: number) => void
  /** Opens the page that sells money. */
  onTopUp?: () => void
  /** Beside the purse, e.g. a button that opens what was sent. */
  extra?: ReactNode
  /** The texts. */
  labels: GiftPanelLabels
}

/**
 * The sheet of gifts: pages to swipe, the count, the purse, and a button that repeats a gift for three seconds. The page
 * behind it stays bright, because the effect of a gift is shown there.
 */
export const GiftPanel = (props: GiftPanelProps) => {
  const { gifts, selectedId, onSelect, count, onCount, counts = GIFT_PRESETS, purse, onSend, ...others } = props
  const { onTopUp, extra, labels, ...sheet } = others
  const gift = gifts.find(({ id }) => id === selectedId)
  const isTooDear = gift !== undefined && gift.price * count > purse.amount
  const { times, press } = useCombo(`${selectedId} ${count}`)
  const send = () => {
    if (gift && !isTooDear) onSend(gift.id, count, press())
  }
  return (
    <Sheet
      {...sheet}
      data-component={sheet['data-component'] ?? 'GiftPanel'}
      className={cx(styles.panel, sheet.className)}
      footer={
        <div className={styles.footer}>
          <div className={styles.purse} data-poor={isTooDear || undefined}>
            <span className={styles.amount}>{purse.text}</span>
            {onTopUp && (
              <Button size="small" tone={isTooDear ? 'solid' : 'soft'} onPress={onTopUp}>
                {labels.topUp}
              </Button>
            )}
            {extra}
            <span role="status" className={styles.poor}>
              {isTooDear && labels.tooPoor}
            </span>
          </div>
          <ComboButton
            times={times}
            disabled={!gift || isTooDear}
            label={times > 0 ? labels.combo(times) : labels.send}
            onPress={send}
          />
        </div>
      }
    >
      <GiftPages label={labels.gifts} {...{ gifts, selectedId, onSelect }} money={purse.amount} />
      <FilterChips
        className={styles.counts}
        label={labels.counts}
        chips={counts.map((each) => ({ id: String(each), label: `×${each}` }))}
        selectedId={String(count)}
        onSelect={(id) => onCount(Number(id))}
      />
    </Sheet>
  )
}
