import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { ConfirmDialog } from '../ConfirmDialog'
import { TextDialog } from '../TextDialog'

export type FriendDeed = 'add' | 'remark' | 'remove'

interface FriendDialogProps {
  deed: FriendDeed
  userID: string
  name: string
  /** Of a friend; empty if there is none. */
  remark: string
  onClose: () => void
}

/** Of a greeting or a remark, which the server limits to 96 characters, of which a Chinese one is two or more. */
const MOST_LETTERS = 30

/** Asks before someone becomes a friend, gets another remark, or is no longer a friend. Render it while it is asked. */
export const FriendDialog = ({ deed, userID, name, remark, onClose }: FriendDialogProps) => {
  const { t } = useTranslation('people')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const [change, busy] = useChatChange()
  const done = (text: string) => {
    onClose()
    dispatch(toastShown('success', text))
  }
  switch (deed) {
    case 'add':
      return (
        <TextDialog
          name="add-friend"
          title={t(($) => $.user.add)}
          label={t(($) => $.user.wording)}
          most={MOST_LETTERS}
          mayBeEmpty
          submit={t(($) => $.user.send)}
          busy={busy}
          onClose={onClose}
          onSubmit={(wording) =>
            change(
              (chat) => chat.addFriend({ to: userID, source: 'AddSource_Type_Web', wording }),
              ({ code }) => done(code === 0 ? t(($) => $.user.added) : t(($) => $.user.asked)),
            )
          }
        />
      )
    case 'remark':
      return (
        <TextDialog
          name="remark"
          title={t(($) => $.user.remark)}
          label={t(($) => $.user.remarkOf, { name })}
          initial={remark}
          most={MOST_LETTERS}
          mayBeEmpty
          submit={common(($) => $.confirm)}
          busy={busy}
          onClose={onClose}
          onSubmit={(text) => change((chat) => chat.updateFriend({ userID, remark: text }), onClose)}
        />
      )
    case 'remove':
      return (
        <ConfirmDialog
          name="remove-friend"
          title={t(($) => $.user.unfriend)}
          hint={t(($) => $.user.unfriendHint, { name })}
          busy={busy}
          onClose={onClose}
          onConfirm={() =>
            change(
              (chat) => chat.deleteFriend({ userIDList: [userID] }),
              () => done(t(($) => $.user.unfriended)),
            )
          }
        />
      )
  }
}
