import type { ReactNode } from 'react'
import { Picture } from '../../basics/picture'
import { Tag, type TagProps } from '../../basics/tag'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { Price, type Amount } from '../price'
import styles from './OrderRow.module.css'

export interface OrderRowProps extends RootProps<'article', 'title'> {
  /** What was bought. */
  title: string
  /** Variant, number and time in one line. */
  note: string
  /** The URL of a picture of it; `null` if there is none. */
  picture: string | null
  /** How many, e.g. "× 2". */
  count?: string
  /** What was paid. */
  money: Amount
  /** The language whose form the amount has. */
  lang: string
  /** How far the order is, in words. */
  state: { text: string; tone: NonNullable<TagProps['tone']> }
  /** Buttons such as paying or confirming. */
  actions?: ReactNode
}

/** Something that was bought, and how far it is. */
export const OrderRow = (props: OrderRowProps) => {
  const { title, note, picture, count, money, lang, state, actions, ...rest } = props
  return (
    <article {...mergeProps({ className: styles.order, 'data-component': 'OrderRow' }, rest)}>
      <Picture src={picture} alt="" ratio={1} className={styles.picture} />
      <div className={styles.texts}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.note}>{note}</p>
        <div className={styles.end}>
          <Tag tone={state.tone}>{state.text}</Tag>
          <span className={styles.sum}>
            {count !== undefined && <span className={styles.count}>{count}</span>}
            <Price money={money} lang={lang} />
          </span>
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
