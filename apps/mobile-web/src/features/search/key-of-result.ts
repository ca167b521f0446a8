import type { SearchResult } from '@org/api-client/contract'

/** What names a result among those of its kind. */
export const keyOfResult = ({ type, item }: SearchResult): number => (type === 'anchors' ? item.uid : item.id)
