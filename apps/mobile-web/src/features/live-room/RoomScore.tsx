import type { Match } from '@org/api-client/contract'
import { Pressable } from '@org/ui/basics'
import { RunningScore } from '../../parts/match/RunningScore'
import styles from './Room.module.css'

/** The running score of the match while another tab is open; leads to the tab of what happens in it. */
const RoomScore = ({ match, onPress }: { match: Match; onPress: () => void }) => (
  <Pressable className={styles.score} onPress={onPress}>
    <RunningScore match={match} />
  </Pressable>
)

export default RoomScore
