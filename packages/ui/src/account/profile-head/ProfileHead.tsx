import type { ReactNode, Ref } from 'react'
import { Avatar } from '../../basics/avatar'
import { Badge } from '../../basics/badge'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './ProfileHead.module.css'

export interface ProfileStat {
  id: string
  label: string
  /** The number as text, e.g. `1.2万`. */
  value: string
  /** The element of the number, for example as the target of a `CoinFlight`. */
  valueRef?: Ref<HTMLElement>
}

export interface ProfileHeadProps extends RootProps<'section'> {
  /** The user's name, as the heading. */
  name: string
  /** The URL of the picture. */
  avatar?: string | null
  /** The user's signature, or a hint. */
  signature?: string
  /** Short texts next to the name: level, VIP. */
  badges?: readonly string[]
  /** Numbers such as fans or coins. */
  stats?: readonly ProfileStat[]
  /** Buttons such as follow or settings. */
  actions?: ReactNode
}

/** The head of a user's page: picture, name and numbers. */
export const ProfileHead = ({ name, avatar, signature, badges, stats, actions, ...rest }: ProfileHeadProps) => (
  <section {...mergeProps({ className: styles.head, 'data-component': 'ProfileHead' }, rest)}>
    <div className={styles.person}>
      <Avatar name={name} src={avatar} size="large" />
      <div className={styles.texts}>
        <h2 className={styles.name}>
          {name}
          {badges?.map((badge, nth) => (
            <Badge key={nth} tone="brand">
              {badge}
            </Badge>
          ))}
        </h2>
        {signature && <p className={styles.signature}>{signature}</p>}
      </div>
    </div>
    {stats && (
      <dl className={styles.stats}>
        {stats.map((stat) => (
          <div key={stat.id} className={styles.stat}>
            <dt className={styles.label}>{stat.label}</dt>
            <dd ref={stat.valueRef} className={styles.value} data-testid={stat.id}>
              {stat.value}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
)
