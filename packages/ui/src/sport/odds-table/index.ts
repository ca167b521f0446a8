export * from './OddsTable'
