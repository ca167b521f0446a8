import type { VideoCard } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { MediaRow } from '../MediaRow'

/** A video of a list. */
export const VideoRow = ({ video, index }: { video: VideoCard; index: number }) => {
  const { t } = useTranslation('video')
  const locale = useLocale()
  const { id, kind, title, author, cover, seconds, likes, demo } = video
  const note = [
    author.nick_name,
    t(($) => $.likes, { shown: formatCount(likes, locale) ?? '0' }),
    ...(demo === 1 ? [t(($) => $.demo)] : []),
  ]
  return (
    <MediaRow
      to={pagePath(kind === 'short' ? 'shortVideo' : 'recordedVideo', { id })}
      title={title}
      text=""
      note={note.join(' · ')}
      cover={cover}
      mark={`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
      index={index}
    />
  )
}
