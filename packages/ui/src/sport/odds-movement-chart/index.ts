export * from './OddsMovementChart'
