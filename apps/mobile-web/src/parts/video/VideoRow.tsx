import type { VideoCard } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import type { ReactNode } from 'react'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { MediaRow } from '../MediaRow'
import { clipLength } from './clip-length'

interface VideoRowProps {
  video: VideoCard
  /** The place in the list, if it is at the top of the page. */
  index?: number
  drawTitle?: (title: string) => ReactNode
  onOpen?: () => void
}

/** A video of a list. */
export const VideoRow = ({ video, index, drawTitle = String, onOpen }: VideoRowProps) => {
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
      title={drawTitle(title)}
      text=""
      note={note.join(' · ')}
      cover={cover}
      mark={clipLength(seconds)}
      index={index}
      onOpen={onOpen}
    />
  )
}
