import { Button, TextField } from '@org/ui/basics'
import { useRef, useState } from 'react'
import { roomManagerApi } from '../../api/room-managers'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import styles from './NoticeField.module.css'

const { useSetRoomConfigMutation } = roomManagerApi

const MOST_CHARACTERS = 100

/** The notice that whoever is in the room sees above the chat. Without a text the room has that of the site. */
export const NoticeField = ({ liveid, notice }: { liveid: number; notice: string }) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const tellFailure = useTellFailure()
  const [written, write] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLElement>(null)
  const [setConfig] = useSetRoomConfigMutation()
  const [save, busy] = useOneAtATime(async () => {
    const { error } = await setConfig({ liveid, notice: (written ?? '').trim() })
    if (error) tellFailure(error)
    else {
      // What was written meanwhile stays.
      write((now) => (now === written ? null : now))
      // The button has gone, and with it the focus, unless the manager does something else by now.
      if (document.activeElement === button.current) field.current?.focus()
    }
  })
  const isChanged = written !== null && written.trim() !== notice
  return (
    <div className={styles.place}>
      <TextField
        ref={field}
        label={t(($) => $.manage.notice)}
        hint={t(($) => $.manage.noticeHint)}
        value={written ?? notice}
        maxLength={MOST_CHARACTERS}
        onChange={write}
      />
      {isChanged && (
        <Button ref={button} block tone="soft" busy={busy} onPress={save}>
          {common(($) => $.confirm)}
        </Button>
      )}
    </div>
  )
}
