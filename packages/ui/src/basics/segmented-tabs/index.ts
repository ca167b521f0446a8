export * from './SegmentedTabs'
