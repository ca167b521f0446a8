import type { ArticleCard } from '@org/api-client/contract'
import { contentPagesApi } from '../../api/content'
import { useTranslation } from '../../i18n/use-translation'
import { ArticleRow } from '../../parts/ArticleRow'
import { ListView } from '../../parts/page/ListView'
import { usePaged } from '../../parts/page/use-paged'

const { useGetArticlesInfiniteQuery } = contentPagesApi

const idOf = ({ id }: ArticleCard) => id

/** The newest articles. */
export const HeadlineNews = () => {
  const { t } = useTranslation('content')
  const query = usePaged(useGetArticlesInfiniteQuery({}, { refetchOnReconnect: true }), idOf)
  return (
    <ListView
      label={t(($) => $.news.title)}
      query={query}
      skeleton="conversation"
      empty={{ title: t(($) => $.news.empty), hint: t(($) => $.news.emptyHint) }}
      keyOf={idOf}
    >
      {(article, index) => <ArticleRow article={article} index={index} />}
    </ListView>
  )
}
