import type { SearchResult } from '@org/api-client/contract'
import type { ReactNode } from 'react'
import { ArticleRow } from '../../parts/ArticleRow'
import { VideoRow } from '../../parts/video/VideoRow'

interface TitledRowProps {
  result: Extract<SearchResult, { type: 'videos' | 'articles' }>
  drawTitle: (title: string) => ReactNode
  onOpen: () => void
}

/** A result that is found by its title. */
const TitledRow = ({ result, ...props }: TitledRowProps) =>
  result.type === 'videos' ? (
    <VideoRow video={result.item} {...props} />
  ) : (
    <ArticleRow article={result.item} {...props} />
  )

export default TitledRow
