import { MatchScreen } from './MatchScreen'

const FootballScreen = () => <MatchScreen sport="football" />

export default FootballScreen
