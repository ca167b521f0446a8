export * from './Countdown'
