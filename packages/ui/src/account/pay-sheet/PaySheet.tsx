import type { ReactNode } from 'react'
import { Button } from '../../basics/button'
import { RadioGroup, type RadioChoice } from '../../basics/radio-group'
import { Sheet, type SheetProps } from '../../basics/sheet'
import { Price, type Amount } from '../price'
import styles from './PaySheet.module.css'

export interface PaySheetProps<Id extends string = string> extends Omit<SheetProps, 'children' | 'footer'> {
  /** What is paid. */
  money: Amount
  /** The language whose form the amount has. */
  lang: string
  /** What is bought, under the amount. */
  description: string
  /** Below the description, such as a `Stepper` for how many. */
  extra?: ReactNode
  /** The ways to pay, in display order; one that cannot be used says why in its note. */
  methods: readonly RadioChoice<Id>[]
  /** The chosen way to pay; `null` if there is none. */
  method: Id | null
  /** Called with the id of the chosen way to pay. */
  onMethod: (id: Id) => void
  /** Called on a press on the button, which has no effect without a way to pay. */
  onPay: () => void
  /** While the payment runs: neither the way to pay nor the sheet can be changed by a press. */
  busy?: boolean
  /** Why the payment failed, announced when it appears. */
  error?: string
  /** The name of the ways to pay, and the text of the button. */
  labels: { methods: string; pay: string }
}

/** The last step before money moves: how much, for what, and how it is paid. */
export const PaySheet = <Id extends string>(props: PaySheetProps<Id>) => {
  const {
    money,
    lang,
    description,
    extra,
    methods,
    method,
    onMethod,
    onPay,
    busy = false,
    error,
    labels,
    ...rest
  } = props
  const onClose = () => {
    // A payment that runs would go on without anyone seeing how it ends.
    if (!busy) rest.onClose()
  }
  return (
    <Sheet
      data-component="PaySheet"
      {...rest}
      onClose={onClose}
      footer={
        <Button block size="large" busy={busy} disabled={method === null} onPress={onPay}>
          {labels.pay}
        </Button>
      }
    >
      <div className={styles.head}>
        <Price money={money} lang={lang} size="large" />
        <p className={styles.description}>{description}</p>
        {extra}
      </div>
      <RadioGroup
        label={labels.methods}
        choices={methods}
        value={method}
        onChange={onMethod}
        disabled={busy}
        {...(error !== undefined && { error })}
      />
    </Sheet>
  )
}
