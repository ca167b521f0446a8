export * from './LeadStory'
