import type { Moment } from '@org/api-client/contract'
import { Picture } from '@org/ui/basics'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { LikeButton } from './LikeButton'
import styles from './MomentCard.module.css'

/** What an anchor has posted. */
export const MomentCard = ({ moment }: { moment: Moment }) => {
  const { t } = useTranslation('video')
  const { id, author, text, pictures, created_at, demo } = moment
  const when = [author.nick_name, useMomentText()(created_at), ...(demo === 1 ? [t(($) => $.demo)] : [])]
  return (
    <article className={styles.card}>
      <p className={styles.when}>{when.join(' · ')}</p>
      <p>{text}</p>
      {pictures.map((src) => (
        <Picture key={src} src={src} alt={t(($) => $.pictureOf, { name: author.nick_name })} />
      ))}
      <LikeButton target="moment" id={id} of={moment} />
    </article>
  )
}
