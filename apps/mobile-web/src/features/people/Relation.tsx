import { EVENT } from '@org/im-sdk'
import type { Friend } from '@org/im-sdk/friends'
import { ListGroup, ListRow, Switch } from '@org/ui/basics'
import { Pencil, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { useChatQuery } from '../../im/use-chat-query'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { QueryView } from '../../parts/page/QueryView'
import { TextDialog } from '../../parts/TextDialog'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { useFriends } from './use-friends'

interface RelationProps {
  userID: string
  name: string
  /** Whether the user can be a friend: guests cannot. */
  mayBefriend: boolean
}

const BLOCKLIST_EVENTS = [EVENT.BLACKLIST_UPDATED]
/** Of a greeting or a remark, which the server limits to 96 characters, of which a Chinese one is two or more. */
const MOST_LETTERS = 30

/** What a user is to the viewer, a friend or blocked, and the changes of that. */
export const Relation = ({ userID, name, mayBefriend }: RelationProps) => {
  const { t } = useTranslation('people')
  const blocklist = useChatQuery({
    key: 'blocklist',
    read: (chat) => chat.getBlacklist(),
    events: BLOCKLIST_EVENTS,
  })
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
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const mayGoOn = useProtected()
  const [asked, setAsked] = useState<'add' | 'remark' | 'remove' | null>(null)
  const [change, busy] = useChatChange()
  const close = () => setAsked(null)
  const done = (text: string) => {
    close()
    dispatch(toastShown('success', text))
  }
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
      {asked === 'add' && (
        <TextDialog
          name="add-friend"
          title={t(($) => $.user.add)}
          label={t(($) => $.user.wording)}
          most={MOST_LETTERS}
          mayBeEmpty
          submit={t(($) => $.user.send)}
          busy={busy}
          onClose={close}
          onSubmit={(wording) =>
            change(
              (chat) => chat.addFriend({ to: userID, source: 'AddSource_Type_Web', wording }),
              ({ code }) => done(code === 0 ? t(($) => $.user.added) : t(($) => $.user.asked)),
            )
          }
        />
      )}
      {asked === 'remark' && (
        <TextDialog
          name="remark"
          title={t(($) => $.user.remark)}
          label={t(($) => $.user.remarkOf, { name })}
          initial={friend?.remark ?? ''}
          most={MOST_LETTERS}
          mayBeEmpty
          submit={common(($) => $.confirm)}
          busy={busy}
          onClose={close}
          onSubmit={(remark) => change((chat) => chat.updateFriend({ userID, remark }), close)}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          name="remove-friend"
          title={t(($) => $.user.unfriend)}
          hint={t(($) => $.user.unfriendHint, { name })}
          busy={busy}
          onClose={close}
          onConfirm={() =>
            change(
              (chat) => chat.deleteFriend({ userIDList: [userID] }),
              () => done(t(($) => $.user.unfriended)),
            )
          }
        />
      )}
    </>
  )
}
