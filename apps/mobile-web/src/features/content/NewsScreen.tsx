import { useSearchParams } from 'react-router'
import { ArticleView } from './ArticleView'
import { ArticleList } from './ArticleList'

/** The articles, or the one of the URL. */
const NewsScreen = () => {
  const [query] = useSearchParams()
  const id = Number(query.get('id'))
  return Number.isSafeInteger(id) && id > 0 ? <ArticleView id={id} /> : <ArticleList />
}

export default NewsScreen
