import { Button, FilterChips, Sheet, Tag, TextField } from '@org/ui/basics'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import {
  LONGEST_BLOCKED_WORD,
  MOST_BLOCKED_WORDS,
  useBlockedWords,
  wordBlocked,
  wordUnblocked,
} from '../../im/blocked-words'
import { useFocusAfterUndo } from '../../parts/room/use-focus-after-undo'
import { useAppDispatch, useAppSelector } from '../../store/store'
import styles from './DanmakuSheet.module.css'
import { DENSITIES, densityChosen, playerPreferences } from './player-preferences'

/** How many messages cross the picture, and the words of which the viewer wants to read nothing, also in the chat. */
const DanmakuSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('danmaku')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const density = useAppSelector((state) => playerPreferences.selectSlice(state).density)
  return (
    <Sheet open={open} onClose={onClose} closeLabel={common(($) => $.close)} title={t(($) => $.title)}>
      <div className={styles.content}>
        <h3>{t(($) => $.density)}</h3>
        <FilterChips
          className={styles.densities}
          label={t(($) => $.density)}
          chips={DENSITIES.map((id) => ({ id, label: t(($) => $.densities[id]) }))}
          selectedId={density}
          onSelect={(id) => dispatch(densityChosen(id))}
        />
        <BlockedWords />
      </div>
    </Sheet>
  )
}

const BlockedWords = () => {
  const { t } = useTranslation('danmaku')
  const dispatch = useAppDispatch()
  const words = useBlockedWords()
  const [written, write] = useState('')
  const { section, note } = useFocusAfterUndo(words)
  // The button that was pressed is disabled.
  const field = useRef<HTMLInputElement>(null)
  const word = written.trim()
  const isFull = words.length >= MOST_BLOCKED_WORDS
  const block = (event: FormEvent) => {
    event.preventDefault()
    if (word === '' || isFull) return
    dispatch(wordBlocked(word))
    write('')
    field.current?.focus()
  }
  return (
    <>
      <form className={styles.form} onSubmit={block}>
        <TextField
          ref={field}
          className={styles.field}
          label={t(($) => $.words)}
          hint={isFull ? t(($) => $.full, { count: MOST_BLOCKED_WORDS }) : t(($) => $.wordsHint)}
          value={written}
          maxLength={LONGEST_BLOCKED_WORD}
          onChange={write}
        />
        <Button type="submit" tone="soft" disabled={word === '' || isFull}>
          {t(($) => $.block)}
        </Button>
      </form>
      <section ref={section}>
        {words.length > 0 && (
          <ul className={styles.words} aria-label={t(($) => $.words)}>
            {words.map((each) => (
              <li key={each}>
                <Tag
                  remove={{
                    label: t(($) => $.unblock, { word: each }),
                    onPress: () => {
                      note(each)
                      dispatch(wordUnblocked(each))
                    },
                  }}
                >
                  {each}
                </Tag>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

export default DanmakuSheet
