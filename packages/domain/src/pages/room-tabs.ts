import { fieldsOf } from '../input'
import { SPORT } from '../sport/sport'
import { isOn, type SwitchName, type Switches } from '../site/switches'

/**
 * The tabs of a room in order, the switch of each, and the sport it is limited to.
 *
 * Rule: DOM-9 (private chat follows `userchat`).
 */
export const ROOM_TABS = [
  { name: 'chat', switch: 'room_chat', sport: null },
  { name: 'privateChat', switch: 'userchat', sport: null },
  { name: 'anchors', switch: 'room_anchor', sport: null },
  { name: 'quiz', switch: 'race_quiz_check', sport: null },
  { name: 'status', switch: 'race_status', sport: null },
  { name: 'analysis', switch: 'race_analysis', sport: null },
  { name: 'lineup', switch: 'race_lineup', sport: SPORT.football },
  { name: 'index', switch: 'race_index', sport: null },
  { name: 'rank', switch: 'room_rank', sport: SPORT.basketball },
] as const satisfies readonly { name: string; switch: SwitchName; sport: number | null }[]

export type RoomTab = (typeof ROOM_TABS)[number]['name']

/** The room that shows the tabs; `sport` is 0 in a live room without a match. */
export interface Room {
  page: 'live-detail' | 'score-detail'
  sport: number
  hasAnchor: boolean
}

/**
 * The tabs of a room: those whose switch is on. Lineup only in football, rank only in basketball, chat only on the
 * live page or on a score page whose room has an anchor.
 *
 * Rule: DOM-9.
 *
 * @example
 * const room = { page: 'score-detail', sport: SPORT.football, hasAnchor: false }
 * roomTabs(room, { room_chat: '1', race_lineup: '1', room_rank: '1' }) // => ['lineup']
 * roomTabs({ ...room, hasAnchor: true }, { room_chat: '1', race_status: '1' }) // => ['chat', 'status']
 */
export const roomTabs = (room: Room, switches: Switches): RoomTab[] => {
  const { page, sport, hasAnchor } = fieldsOf(room)
  return ROOM_TABS.filter(
    (tab) =>
      isOn(switches, tab.switch) &&
      (tab.sport === null || tab.sport === sport) &&
      (tab.name !== 'chat' || page === 'live-detail' || hasAnchor),
  ).map((tab) => tab.name)
}
