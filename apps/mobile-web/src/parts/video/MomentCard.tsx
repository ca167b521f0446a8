import type { Moment } from '@org/api-client/contract'
import { formatCount } from '@org/domain'
import { Button, Picture } from '@org/ui/basics'
import { MessageCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ShareButton } from '../share/ShareButton'
import { LikeButton } from './LikeButton'
import styles from './MomentCard.module.css'
import { laterPart } from '../later-part'

/** Loaded when they are opened. */
const Comments = laterPart(async () => ({ default: (await import('../comments/Comments')).Comments }))

/** What an anchor or another member has posted, with its pictures and the comments on it. */
export const MomentCard = ({ moment }: { moment: Moment }) => {
  const { t } = useTranslation('video')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { id, author, text, pictures, comments, created_at, demo } = moment
  const when = [author.nick_name, useMomentText()(created_at), ...(demo === 1 ? [t(($) => $.demo)] : [])]
  return (
    <article className={styles.card}>
      <p className={styles.when}>{when.join(' · ')}</p>
      <p>{text}</p>
      {pictures.map((src) => (
        <Picture key={src} src={src} alt={t(($) => $.pictureOf, { name: author.nick_name })} />
      ))}
      <div className={styles.actions}>
        <LikeButton target="moment" id={id} of={moment} />
        <Button
          tone="plain"
          size="small"
          icon={<MessageCircle />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {t(($) => $.comments.count, { shown: formatCount(comments, locale) ?? '0' })}
        </Button>
        <ShareButton shared={{ title: text, of: { kind: 'dynamic', id } }} />
      </div>
      {isOpen && (
        <Suspense>
          <Comments target="moment" id={id} />
        </Suspense>
      )}
    </article>
  )
}
