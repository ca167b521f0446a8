import { MatchScreen } from './MatchScreen'

const BasketballScreen = () => <MatchScreen sport="basketball" />

export default BasketballScreen
