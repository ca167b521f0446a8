export * from './PullToRefresh'
