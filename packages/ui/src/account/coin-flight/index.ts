export * from './CoinFlight'
