import type { VideoCard } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { Picture, Pressable } from '@org/ui/basics'
import { Heart } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { clipLength } from './clip-length'
import styles from './VideoTile.module.css'

/** The tiles of the first screen, in two columns. */
export const ON_FIRST_SCREEN = 4

/** A short video between others: upright, as short videos are, with its texts over the picture. */
export const VideoTile = ({ video, index }: { video: VideoCard; index?: number }) => {
  const { t } = useTranslation('video')
  const locale = useLocale()
  const navigate = useNavigate()
  const { id, title, author, cover, seconds, likes, demo } = video
  const to = pagePath('shortVideo', { id })
  const shown = formatCount(likes, locale) ?? '0'
  return (
    <Pressable className={styles.tile} href={useHref(to)} onPress={() => void navigate(to)}>
      <Picture src={cover} alt="" ratio={3 / 4} eager={index !== undefined && index < ON_FIRST_SCREEN} />
      <span className={styles.length}>{clipLength(seconds)}</span>
      <span className={styles.texts}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.note}>
          <span className={styles.author}>{author.nick_name}</span>
          <span className={styles.likes} role="img" aria-label={t(($) => $.likes, { shown })}>
            <Heart aria-hidden />
            {shown}
          </span>
        </span>
        {demo === 1 && <span className={styles.note}>{t(($) => $.demo)}</span>}
      </span>
    </Pressable>
  )
}
