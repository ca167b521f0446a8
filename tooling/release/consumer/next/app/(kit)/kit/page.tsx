import { footballClock, instant } from '@org/domain'
import { MatchCard } from '@org/ui/sport'
import { ChatState } from './ChatState'

const labels = { collect: 'Collect', redCards: 'red cards', yellowCards: 'yellow cards' }

/** A server component that renders a component of the kit without passing a function. */
const Page = () => (
  <main>
    <MatchCard
      home={{ name: 'Lions', score: 2 }}
      away={{ name: 'Sharks', score: 1 }}
      phase="live"
      clock={`${footballClock({ status: 2, time: 1_700_000_000 }, instant(1_700_000_000 + 46 * 60))}'`}
      collected={false}
      labels={labels}
      href="#match"
    />
    <ChatState />
  </main>
)

export default Page
