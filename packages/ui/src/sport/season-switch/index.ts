export * from './SeasonSwitch'
