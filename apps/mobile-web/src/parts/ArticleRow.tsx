import type { ArticleCard } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { useMomentText } from '../hooks/use-moment-text'
import { useTranslation } from '../i18n/use-translation'
import { MediaRow } from './MediaRow'

/** An article of a list. */
export const ArticleRow = ({ article, index }: { article: ArticleCard; index: number }) => {
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
      title={title}
      text={summary}
      note={note.join(' · ')}
      cover={cover}
      index={index}
    />
  )
}
