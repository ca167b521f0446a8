import { Checkbox } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useFriends } from '../../im/use-friends'
import { useFriendName } from '../../parts/friends/friend-name'
import { QueryView } from '../../parts/page/QueryView'
import styles from './FriendBoxes.module.css'

interface FriendBoxesProps {
  /** The ids of the friends whose box is ticked. */
  chosen: readonly string[]
  disabled: boolean
  onToggle: (userID: string, isChosen: boolean) => void
}

/** A box for each friend, for those of a group. */
export const FriendBoxes = ({ chosen, disabled, onToggle }: FriendBoxesProps) => {
  const { t } = useTranslation('friends')
  const nameOf = useFriendName()
  return (
    <QueryView
      query={useFriends()}
      skeleton={{ kind: 'text', count: 4 }}
      empty={{ when: (list) => list.length === 0, show: { title: t(($) => $.empty) } }}
    >
      {(list) => (
        <div role="group" aria-label={t(($) => $.groups.whoIsIn)} className={styles.boxes}>
          {list.map((friend) => (
            <Checkbox
              key={friend.userID}
              label={nameOf(friend)}
              disabled={disabled}
              checked={chosen.includes(friend.userID)}
              onChange={(isChosen) => onToggle(friend.userID, isChosen)}
            />
          ))}
        </div>
      )}
    </QueryView>
  )
}
