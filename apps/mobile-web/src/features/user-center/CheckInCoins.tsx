export { CoinFlight as default } from '@org/ui/account'
