import type { ArticleCard } from '@org/api-client/contract'
import { FilterChips } from '@org/ui/basics'
import { useSearchParams } from 'react-router'
import { contentPagesApi } from '../../api/content'
import { useTranslation } from '../../i18n/use-translation'
import { ArticleRow } from '../../parts/ArticleRow'
import { BackLink } from '../../parts/page/BackLink'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'

const { useGetArticlesInfiniteQuery } = contentPagesApi

const CATEGORIES = ['news', 'analysis', 'guide'] as const
const idOf = ({ id }: ArticleCard) => id

/** All articles; the category is in the URL. */
export const ArticleList = () => {
  const { t } = useTranslation('content')
  const [query, setQuery] = useSearchParams()
  const category = CATEGORIES.find((name) => name === query.get('category'))
  const articles = usePaged(
    useGetArticlesInfiniteQuery(category === undefined ? {} : { category }, { refetchOnReconnect: true }),
    idOf,
  )
  return (
    <ListPage
      title={t(($) => $.news.title)}
      head={<BackLink />}
      filters={
        <FilterChips
          label={t(($) => $.news.category)}
          chips={[
            { id: 'all', label: t(($) => $.news.all) },
            ...CATEGORIES.map((id) => ({ id, label: t(($) => $.news.categories[id]) })),
          ]}
          selectedId={category ?? 'all'}
          onSelect={(id) => setQuery(id === 'all' ? {} : { category: id }, { replace: true })}
        />
      }
      query={articles}
      skeleton="conversation"
      empty={{ title: t(($) => $.news.empty), hint: t(($) => $.news.emptyHint) }}
      keyOf={idOf}
    >
      {(article, index) => <ArticleRow article={article} index={index} />}
    </ListPage>
  )
}
