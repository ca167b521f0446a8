import type { FriendGroup } from '@org/im-sdk/friends'
import { Button, ListGroup, ListRow } from '@org/ui/basics'
import { FolderPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useFriendGroups } from '../../im/use-friends'
import { QueryView } from '../../parts/page/QueryView'
import { FriendGroupSheet } from './FriendGroupSheet'
import { NewFriendGroup } from './NewFriendGroup'

/** Of the name of a group, which the server limits to 64 bytes. */
const MOST_LETTERS = 20

/** The groups of friends: made, renamed and deleted here, and who is in them. */
export const FriendGroups = () => {
  const { t } = useTranslation('friends')
  const [isNew, setNew] = useState(false)
  const add = (
    <Button tone="soft" onPress={() => setNew(true)}>
      {t(($) => $.groups.add)}
    </Button>
  )
  return (
    <>
      <QueryView
        query={useFriendGroups()}
        skeleton={{ kind: 'conversation', count: 3 }}
        empty={{
          when: (groups) => groups.length === 0,
          show: { title: t(($) => $.groups.empty), hint: t(($) => $.groups.emptyHint), action: add },
        }}
      >
        {(groups) => <Groups groups={groups} onNew={() => setNew(true)} />}
      </QueryView>
      {isNew && <NewFriendGroup mostLetters={MOST_LETTERS} onClose={() => setNew(false)} />}
    </>
  )
}

const Groups = ({ groups, onNew }: { groups: readonly FriendGroup[]; onNew: () => void }) => {
  const { t } = useTranslation('friends')
  const [opened, open] = useState<string | null>(null)
  const shown = groups.find(({ name }) => name === opened)
  return (
    <>
      <ListGroup>
        {groups.map(({ name, count }) => (
          <ListRow
            key={name}
            icon={<Users />}
            title={name}
            value={t(($) => $.groups.members, { count })}
            onPress={() => open(name)}
          />
        ))}
        <ListRow icon={<FolderPlus />} title={t(($) => $.groups.add)} onPress={onNew} />
      </ListGroup>
      {shown && (
        <FriendGroupSheet
          key={shown.name}
          group={shown}
          mostLetters={MOST_LETTERS}
          onRenamed={open}
          onClose={() => open(null)}
        />
      )}
    </>
  )
}
