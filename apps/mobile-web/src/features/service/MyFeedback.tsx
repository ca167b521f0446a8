import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { Picture, Tag } from '@org/ui/basics'
import { feedbackPagesApi } from '../../api/service'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { Pullable } from '../../parts/page/Pullable'
import { usePaged } from '../../parts/page/use-paged'
import styles from './service.module.css'

const { useGetMyFeedbackInfiniteQuery } = feedbackPagesApi

type Feedback = ReplyOf<Endpoints['getMyFeedback']>['list'][number]

const idOf = ({ id }: Feedback) => id

/** The member's own feedback with the answers, the latest first. */
export const MyFeedback = () => {
  const { t } = useTranslation('service')
  const options = { refetchOnMountOrArgChange: true, refetchOnReconnect: true }
  const feedback = usePaged(useGetMyFeedbackInfiniteQuery({}, options), idOf)
  return (
    <Pullable query={feedback}>
      <ListView
        label={t(($) => $.tabs.mine)}
        query={feedback}
        skeleton="conversation"
        empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
        keyOf={idOf}
      >
        {(item) => <FeedbackItem feedback={item} />}
      </ListView>
    </Pullable>
  )
}

const FeedbackItem = ({ feedback }: { feedback: Feedback }) => {
  const { t } = useTranslation('service')
  const momentText = useMomentText()
  const { text, pictures, created_at, answer, answered_at } = feedback
  const isAnswered = answered_at > 0
  return (
    <article className={styles.item}>
      <p className={styles.facts}>
        <time>{momentText(created_at)}</time>
        <Tag tone={isAnswered ? 'brand' : 'neutral'}>{t(($) => (isAnswered ? $.answered : $.waiting))}</Tag>
      </p>
      <p className={styles.text}>{text}</p>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((src, index) => (
            <Picture key={src} src={src} ratio={1} alt={t(($) => $.picture, { nth: index + 1 })} />
          ))}
        </div>
      )}
      {isAnswered && (
        <div className={styles.answer}>
          <h3 className={styles.from}>{t(($) => $.service)}</h3>
          <p className={styles.text}>{answer}</p>
          <time>{momentText(answered_at)}</time>
        </div>
      )}
    </article>
  )
}
