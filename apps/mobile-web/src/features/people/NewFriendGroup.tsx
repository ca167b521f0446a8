import { Button, Sheet, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { FriendBoxes } from './FriendBoxes'
import styles from './FriendBoxes.module.css'

interface NewFriendGroupProps {
  mostLetters: number
  onClose: () => void
}

/** Makes a group of friends: its name, and at least one friend. Render it while it is asked. */
export const NewFriendGroup = ({ mostLetters, onClose }: NewFriendGroupProps) => {
  const { t } = useTranslation('friends')
  const { t: common } = useTranslation()
  const [written, write] = useState('')
  const [chosen, choose] = useState<readonly string[]>([])
  const [change, busy] = useChatChange()
  const name = written.trim()
  return (
    <Sheet
      open
      name="new-friend-group"
      title={t(($) => $.groups.add)}
      closeLabel={common(($) => $.close)}
      onClose={onClose}
      footer={
        <Button
          block
          busy={busy}
          disabled={name === '' || chosen.length === 0}
          onPress={() => change((chat) => chat.createFriendGroup({ name, userIDList: chosen }), onClose)}
        >
          {common(($) => $.confirm)}
        </Button>
      }
    >
      <div className={styles.name}>
        <TextField
          label={t(($) => $.groups.name)}
          hint={t(($) => $.groups.chooseHint)}
          value={written}
          maxLength={mostLetters}
          onChange={write}
        />
      </div>
      <FriendBoxes
        chosen={chosen}
        disabled={busy}
        onToggle={(userID, isChosen) =>
          choose(isChosen ? [...chosen, userID] : chosen.filter((other) => other !== userID))
        }
      />
    </Sheet>
  )
}
