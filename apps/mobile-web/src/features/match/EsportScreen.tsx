import { MatchScreen } from './MatchScreen'

const EsportScreen = () => <MatchScreen sport="esport" />

export default EsportScreen
