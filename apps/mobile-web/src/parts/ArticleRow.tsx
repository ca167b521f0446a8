import type { ArticleCard } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import type { ReactNode } from 'react'
import { useMomentText } from '../hooks/use-moment-text'
import { useTranslation } from '../i18n/use-translation'
import { MediaRow } from './MediaRow'

interface ArticleRowProps {
  article: ArticleCard
  /** The place in the list, if it is at the top of the page. */
  index?: number
  drawTitle?: (title: string) => ReactNode
  onOpen?: () => void
}

/** An article of a list. */
export const ArticleRow = ({ article, index, drawTitle = String, onOpen }: ArticleRowProps) => {
  const { t } = useTranslation('content')
  const { id, category, title, summary, cover, published_at, demo } = article
  const note = [
    t(($) => $.news.categories[category]),
    useMomentText()(published_at),
    ...(demo === 1 ? [t(($) => $.news.demo)] : []),
  ]
  return (
    <MediaRow
      to={`${pagePath('mobileNews')}?id=${id}`}
      title={drawTitle(title)}
      text={summary}
      note={note.join(' · ')}
      cover={cover}
      index={index}
      onOpen={onOpen}
    />
  )
}
