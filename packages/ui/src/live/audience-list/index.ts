export * from './AudienceList'
