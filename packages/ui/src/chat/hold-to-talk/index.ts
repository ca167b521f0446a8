export * from './HoldToTalk'
