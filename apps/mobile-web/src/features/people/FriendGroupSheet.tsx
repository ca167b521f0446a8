import type { FriendGroup } from '@org/im-sdk/friends'
import { ListGroup, ListRow, Sheet } from '@org/ui/basics'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { TextDialog } from '../../parts/TextDialog'
import { FriendBoxes } from './FriendBoxes'

interface FriendGroupSheetProps {
  group: FriendGroup
  mostLetters: number
  onRenamed: (name: string) => void
  onClose: () => void
}

/** A group of friends: who is in it, its name, and its end. Its friends stay friends. */
export const FriendGroupSheet = ({ group, mostLetters, onRenamed, onClose }: FriendGroupSheetProps) => {
  const { t } = useTranslation('friends')
  const { t: common } = useTranslation()
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const [change, busy] = useChatChange()
  const { name, userIDList } = group
  const put = (userID: string, isIn: boolean) => {
    const options = { name, userIDList: [userID] }
    change((chat) => (isIn ? chat.addToFriendGroup(options) : chat.removeFromFriendGroup(options)))
  }
  return (
    <>
      <Sheet open name="friend-group" title={name} closeLabel={common(($) => $.close)} onClose={onClose}>
        <ListGroup>
          <ListRow icon={<Pencil />} title={t(($) => $.groups.rename)} onPress={() => setAsked('rename')} />
          <ListRow
            icon={<Trash2 />}
            title={t(($) => $.groups.remove)}
            tone="danger"
            onPress={() => setAsked('remove')}
          />
        </ListGroup>
        <FriendBoxes chosen={userIDList} disabled={busy} onToggle={put} />
      </Sheet>
      {asked === 'rename' && (
        <TextDialog
          name="friend-group-name"
          title={t(($) => $.groups.rename)}
          label={t(($) => $.groups.name)}
          initial={name}
          most={mostLetters}
          submit={common(($) => $.confirm)}
          busy={busy}
          onClose={() => setAsked(null)}
          onSubmit={(newName) =>
            change(
              (chat) => chat.renameFriendGroup({ oldName: name, newName }),
              () => onRenamed(newName),
            )
          }
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          name="remove-friend-group"
          title={t(($) => $.groups.remove)}
          hint={t(($) => $.groups.removeHint)}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={() => change((chat) => chat.deleteFriendGroup({ name }), onClose)}
        />
      )}
    </>
  )
}
