export { searchSegments, type SearchSegment } from './search-segments'
export * from './SearchResult'
