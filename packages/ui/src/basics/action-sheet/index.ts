export * from './ActionSheet'
