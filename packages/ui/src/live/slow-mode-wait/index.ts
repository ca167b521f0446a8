export * from './SlowModeWait'
