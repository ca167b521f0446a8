import { ListGroup, ListRow, Switch } from '@org/ui/basics'
import type { Friend } from '@org/im-sdk/friends'
import { Pencil, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { useBlocked, useFriends } from '../../im/use-friends'
import { FriendDialog, type FriendDeed } from '../../parts/friends/FriendDialog'
import { QueryView } from '../../parts/page/QueryView'

interface RelationProps {
  userID: string
  name: string
  /** Whether the user can be a friend: guests cannot. */
  mayBefriend: boolean
}

/** What a user is to the viewer, a friend or blocked, and the changes of that. */
export const Relation = ({ userID, name, mayBefriend }: RelationProps) => {
  const { t } = useTranslation('people')
  const blocklist = useBlocked()
  const friends = useFriends()
  const [change, busy] = useChatChange()
  return (
    <ListGroup title={t(($) => $.user.relation)}>
      {mayBefriend && (
        <QueryView query={friends} skeleton={{ kind: 'conversation', count: 1 }}>
          {(list) => <Friendship userID={userID} name={name} friend={list.find((one) => one.userID === userID)} />}
        </QueryView>
      )}
      <QueryView query={blocklist} skeleton={{ kind: 'conversation', count: 1 }}>
        {(blocked) => (
          <Switch
            label={t(($) => $.user.block)}
            note={t(($) => $.user.blockNote)}
            checked={blocked.includes(userID)}
            busy={busy}
            onChange={(block) =>
              change((chat) =>
                block
                  ? chat.addToBlacklist({ userIDList: [userID] })
                  : chat.removeFromBlacklist({ userIDList: [userID] }),
              )
            }
          />
        )}
      </QueryView>
    </ListGroup>
  )
}

interface FriendshipProps {
  userID: string
  name: string
  friend: Friend | undefined
}

const Friendship = ({ userID, name, friend }: FriendshipProps) => {
  const { t } = useTranslation('people')
  const mayGoOn = useProtected()
  const [asked, setAsked] = useState<FriendDeed | null>(null)
  return (
    <>
      {friend ? (
        <>
          <ListRow
            title={t(($) => $.user.remark)}
            icon={<Pencil />}
            value={friend.remark || t(($) => $.user.noRemark)}
            onPress={() => setAsked('remark')}
          />
          <ListRow
            title={t(($) => $.user.unfriend)}
            icon={<UserMinus />}
            tone="danger"
            onPress={() => setAsked('remove')}
          />
        </>
      ) : (
        <ListRow
          title={t(($) => $.user.add)}
          icon={<UserPlus />}
          onPress={() => {
            if (mayGoOn()) setAsked('add')
          }}
        />
      )}
      {asked && (
        <FriendDialog
          deed={asked}
          userID={userID}
          name={name}
          remark={friend?.remark ?? ''}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
