export * from './LiveClock'
