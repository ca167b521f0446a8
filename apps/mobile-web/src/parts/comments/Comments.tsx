import type { ContentComment } from '@org/api-client/contract'
import { Button } from '@org/ui/basics'
import { useState } from 'react'
import { videoApi, videoPagesApi } from '../../api/videos'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../page/ListView'
import { usePaged } from '../page/use-paged'
import { ReportComment } from '../report/ReportComment'
import { LikeButton } from '../video/LikeButton'
import { CommentForm } from './CommentForm'
import styles from './Comments.module.css'

const { useGetCommentsInfiniteQuery } = videoPagesApi
const { useDeleteCommentMutation } = videoApi

const idOf = ({ id }: ContentComment) => id

interface CommentsProps {
  target: 'video' | 'moment' | 'article'
  id: number
}

/** The comments on something, which members write, answer and like. */
export const Comments = ({ target, id }: CommentsProps) => {
  const { t } = useTranslation('video')
  const [answered, setAnswered] = useState<ContentComment | null>(null)
  const query = usePaged(useGetCommentsInfiniteQuery({ target, id }, { refetchOnReconnect: true }), idOf)
  return (
    <section aria-label={t(($) => $.comments.title)}>
      <h2 className={styles.title}>{t(($) => $.comments.title)}</h2>
      <CommentForm target={target} id={id} answered={answered} onAnswered={setAnswered} />
      <ListView
        label={t(($) => $.comments.title)}
        query={query}
        skeleton="conversation"
        empty={{ title: t(($) => $.comments.empty) }}
        keyOf={idOf}
      >
        {(comment) => <Comment comment={comment} onAnswer={() => setAnswered(comment)} />}
      </ListView>
    </section>
  )
}

const Comment = ({ comment, onAnswer }: { comment: ContentComment; onAnswer: () => void }) => {
  const { t } = useTranslation('video')
  const [remove, { isLoading }] = useDeleteCommentMutation()
  const { id, author, text, reply_name, own, created_at } = comment
  const when = useMomentText()(created_at)
  return (
    <article className={styles.comment}>
      <p className={styles.who}>{[author.nick_name, when].join(' · ')}</p>
      <p>{reply_name === '' ? text : t(($) => $.comments.answer, { name: reply_name, text })}</p>
      <div className={styles.actions}>
        <LikeButton target="comment" id={id} of={comment} />
        <Button tone="plain" size="small" onPress={onAnswer}>
          {t(($) => $.comments.reply)}
        </Button>
        {own !== 1 && <ReportComment id={id} />}
        {own === 1 && (
          <Button tone="plain" size="small" busy={isLoading} onPress={() => void remove({ id })}>
            {t(($) => $.comments.remove)}
          </Button>
        )}
      </div>
    </article>
  )
}
