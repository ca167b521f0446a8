import { Lock } from 'lucide-react'
import { Avatar } from '../../basics/avatar'
import { Pressable } from '../../basics/pressable'
import { Tag, type TagProps } from '../../basics/tag'
import area from '../../basics/pressable/area.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { Price, type Amount } from '../price'
import styles from './PlanCard.module.css'

export interface PlanCardProps extends RootProps<'article', 'title'> {
  /** Who sells the prediction, and their record in a few words, e.g. "8 of the last 10". */
  master: { name: string; avatar?: string | null; record?: string }
  /** The heading of the prediction, which does not give it away. */
  title: string
  /** The match that it is about, with its time. */
  match: string
  /** When it was sealed, or how many have bought it. */
  note: string
  /** What it costs, in the form of `lang`; `null` for who may read it. */
  money: Amount | null
  /** The language whose form the amount has. */
  lang: string
  /** How far it is, e.g. won; without it the match is not over. */
  state?: { text: string; tone: NonNullable<TagProps['tone']> }
  /** What is shown instead of the price to who may read it, e.g. "Read". */
  openLabel: string
  /** Where its page is. */
  href?: string
  /** Called on a press, instead of the browser's navigation. */
  onOpen: () => void
}

/** A prediction that a master sells. The card opens its page. */
export const PlanCard = (props: PlanCardProps) => {
  const { master, title, match, note, money, lang, state, openLabel, href, onOpen, ...rest } = props
  return (
    <article {...mergeProps({ className: cx(area.area, styles.card), 'data-component': 'PlanCard' }, rest)}>
      <div className={styles.head}>
        <Avatar name={master.name} size="small" {...(master.avatar !== undefined && { src: master.avatar })} />
        <p className={styles.master}>{master.name}</p>
        {master.record !== undefined && <Tag tone="warn">{master.record}</Tag>}
        {state && (
          <Tag tone={state.tone} className={styles.state}>
            {state.text}
          </Tag>
        )}
      </div>
      <h3 className={styles.title}>
        <Pressable {...(href !== undefined && { href })} onPress={onOpen} className={area.link}>
          {title}
        </Pressable>
      </h3>
      <p className={styles.match}>{match}</p>
      <div className={styles.foot}>
        <p className={styles.note}>{note}</p>
        {money ? (
          <span className={styles.price}>
            <Lock aria-hidden />
            <Price money={money} lang={lang} />
          </span>
        ) : (
          <span className={styles.read}>{openLabel}</span>
        )}
      </div>
    </article>
  )
}
