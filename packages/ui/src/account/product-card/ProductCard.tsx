import { Picture } from '../../basics/picture'
import { Pressable } from '../../basics/pressable'
import { Tag } from '../../basics/tag'
import area from '../../basics/pressable/area.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { Price, type PriceProps } from '../price'
import styles from './ProductCard.module.css'

export interface ProductCardProps
  extends RootProps<'article', 'title' | 'lang'>, Pick<PriceProps, 'money' | 'lang' | 'was' | 'unit'> {
  /** What it is. */
  title: string
  /** The URL of a picture of it; `null` if there is none. */
  picture: string | null
  /** A word over the picture, e.g. "New". */
  tag?: string
  /** Under the price, e.g. how many were sold. */
  note?: string
  /** Why it cannot be bought, e.g. "Sold out". It can be opened nevertheless. */
  off?: string
  /** Where its page is. */
  href?: string
  /** Called on a press, instead of the browser's navigation. */
  onOpen: () => void
}

/** Something that is sold. The whole card opens it. */
export const ProductCard = (props: ProductCardProps) => {
  const { title, picture, money, lang, was, unit, tag, note, off, href, onOpen, ...rest } = props
  return (
    <article
      {...mergeProps(
        {
          className: cx(area.area, styles.card),
          'data-component': 'ProductCard',
          'data-off': off === undefined ? undefined : true,
        },
        rest,
      )}
    >
      <div className={styles.cover}>
        <Picture src={picture} alt="" ratio={1} className={styles.picture} />
        {tag !== undefined && (
          <Tag tone="brand" className={styles.tag}>
            {tag}
          </Tag>
        )}
        {off !== undefined && <span className={styles.off}>{off}</span>}
      </div>
      <div className={styles.texts}>
        <h3 className={styles.title}>
          <Pressable {...(href !== undefined && { href })} onPress={onOpen} className={area.link}>
            {title}
          </Pressable>
        </h3>
        <Price {...{ money, lang, was, unit }} />
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  )
}
