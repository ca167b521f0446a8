import { Avatar, Button, ListRow } from '@org/ui/basics'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { QueryView } from '../page/QueryView'
import { Section } from '../Section'
import styles from './RoomPeople.module.css'
import { useFocusAfterUndo } from './use-focus-after-undo'
import { useRoomPeople } from './use-room-people'

interface RoomPeopleProps {
  liveid: number
  onUnmute: (userID: string) => void
  /** Omitted for those who appoint nobody. */
  onDismiss?: (userID: string) => void
}

/** Who is muted in a room and who manages it, also those who have written no line, with the way to undo it. */
export const RoomPeople = ({ liveid, onUnmute, onDismiss }: RoomPeopleProps) => {
  const { t } = useTranslation('live')
  const momentOf = useMomentText()
  return (
    <div className={styles.people}>
      <People
        {...{ liveid, kind: 'muted', title: t(($) => $.manage.muted) }}
        noteOf={(time) => t(($) => $.manage.mutedUntil, { time: momentOf(time) })}
        undo={{ label: t(($) => $.manage.unmute), onPress: onUnmute }}
      />
      <People
        {...{ liveid, kind: 'managers', title: t(($) => $.manage.managers) }}
        {...(onDismiss && { undo: { label: t(($) => $.manage.dismiss), onPress: onDismiss } })}
      />
    </div>
  )
}

interface PeopleProps {
  liveid: number
  kind: 'muted' | 'managers'
  title: string
  noteOf?: (time: number) => string
  undo?: { label: string; onPress: (userID: string) => void }
}

const People = ({ liveid, kind, title, noteOf, undo }: PeopleProps) => {
  const { t } = useTranslation('live')
  const query = useRoomPeople(liveid, kind)
  const { section, note } = useFocusAfterUndo(query.currentData?.list.map(({ userid }) => userid))
  return (
    <Section ref={section} title={title}>
      <QueryView query={query} skeleton={{ kind: 'text', count: 2 }}>
        {({ list }) => {
          if (list.length === 0) return <p className={styles.nobody}>{t(($) => $.manage.nobody)}</p>
          return list.map(({ userid, nick_name, avatar, time }) => (
            <ListRow
              key={userid}
              className={styles.person}
              icon={<Avatar name={nick_name} src={avatar} size="small" />}
              title={nick_name}
              {...(noteOf && { note: noteOf(time) })}
              end={
                undo && (
                  <Button
                    size="small"
                    tone="outline"
                    aria-label={`${undo.label} ${nick_name}`}
                    onPress={() => {
                      note(userid)
                      undo.onPress(userid)
                    }}
                  >
                    {undo.label}
                  </Button>
                )
              }
            />
          ))
        }}
      </QueryView>
    </Section>
  )
}
