import { Avatar } from '../../basics/avatar'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './GiftQueue.module.css'
import type { RoomGift } from './queue'

export interface GiftBannerProps extends RootProps<'div'> {
  /** Who sent what. */
  gift: RoomGift
  /** All that were sent in this combo. */
  total: number
  /** How often `total` has grown; the number pops with each change. */
  combos?: number
  /** Fades out. */
  leaving?: boolean
}

/** One gift: who sent it, what, and how many. `GiftQueue` shows those of a room. */
export const GiftBanner = ({ gift, total, combos = 0, leaving = false, ...rest }: GiftBannerProps) => (
  <div
    {...mergeProps(
      {
        className: styles.banner,
        'data-component': 'GiftBanner',
        'data-leaving': leaving || undefined,
        'data-mine': gift.isMine || undefined,
        'data-tone': gift.tone,
      },
      rest,
    )}
  >
    <span className={styles.body}>
      <Avatar name={gift.sender.name} src={gift.sender.avatar} size="small" />
      <span className={styles.texts}>
        <b className={styles.sender}>{gift.sender.name}</b>
        <span className={styles.text}>{gift.text}</span>
      </span>
      {gift.icon && <img src={gift.icon} alt="" className={styles.icon} />}
    </span>
    {/* A new key restarts the animation. */}
    <b key={combos} className={styles.total} data-grown={combos > 0 || undefined}>
      ×{total}
    </b>
  </div>
)
