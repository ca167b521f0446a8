import type { ContentComment } from '@org/api-client/contract'
import { Button, TextField } from '@org/ui/basics'
import { useState, type FormEvent } from 'react'
import { videoApi } from '../../api/videos'
import { useFailureText } from '../../hooks/use-failure-text'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'
import styles from './Comments.module.css'

const { useAddCommentMutation } = videoApi

const MOST = 300

interface CommentFormProps {
  target: 'video' | 'moment' | 'article'
  id: number
  /** The comment that the new one answers. */
  answered: ContentComment | null
  onAnswered: (answered: null) => void
}

/** The text stays until the server has the comment. */
export const CommentForm = ({ target, id, answered, onAnswered }: CommentFormProps) => {
  const { t } = useTranslation('video')
  const textOf = useFailureText()
  const isMember = useProtected()
  const [text, setText] = useState('')
  const [add, { isLoading, error }] = useAddCommentMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isLoading || !isMember()) return
    const { data } = await add({ target, id, text, reply_to: answered?.id ?? 0 })
    if (data === undefined) return
    setText('')
    onAnswered(null)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        className={styles.field}
        label={
          answered ? t(($) => $.comments.replyTo, { name: answered.author.nick_name }) : t(($) => $.comments.write)
        }
        value={text}
        maxLength={MOST}
        onChange={setText}
        {...(error && { error: textOf(error) })}
      />
      <div className={styles.actions}>
        {answered && (
          <Button tone="plain" onPress={() => onAnswered(null)}>
            {t(($) => $.comments.noReply)}
          </Button>
        )}
        <Button type="submit" busy={isLoading} disabled={text.trim() === ''}>
          {t(($) => $.comments.send)}
        </Button>
      </div>
    </form>
  )
}
