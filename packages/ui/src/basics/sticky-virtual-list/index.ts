export { StickyVirtualList, type StickyVirtualListProps } from './StickyVirtualList'
