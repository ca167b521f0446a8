import type { LiveRoom, Match } from '@org/api-client/contract'
import { RoomChat } from '../../im/RoomChat'
import { useRoomDraft } from '../../im/use-room-draft'
import type { MatchTab } from './match-tabs'
import type { DetailSport } from './detail-sport'
import { OddsPanel } from './OddsPanel'
import { RoomsPanel } from './RoomsPanel'
import { StatusPanel } from './StatusPanel'

interface MatchTabPanelProps {
  tab: MatchTab
  sport: DetailSport
  match: Match
  rooms: readonly LiveRoom[]
}

export const MatchTabPanel = ({ tab, sport, match, rooms }: MatchTabPanelProps) => {
  const draft = useRoomDraft()
  switch (tab) {
    case 'status':
      return <StatusPanel sport={sport} match={match} />
    case 'index':
      return <OddsPanel sport={sport} match={match} />
    case 'anchors':
      return <RoomsPanel rooms={rooms} />
    case 'chat':
      return rooms[0] ? <RoomChat liveid={rooms[0].id} groupID={rooms[0].group_id} draft={draft} /> : null
  }
}
