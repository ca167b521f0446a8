import type { Clock } from '../clock/clock'
import { anyError as imError } from '../protocol/any-error'
import type { CommandName } from '../protocol/define-command'
import type { FakeElements } from './fake-elements'
import { notFound, type FakePeople } from './fake-people'
import { memberOf } from './fake-member'
import type { FakeHandlers } from './fake-session'
import type { FakeWorld } from './fake-world'

type RoomCommand = Extract<CommandName, 'getRoomMemberList' | 'banRoomMembers' | 'unbanRoomMembers' | 'markRoomMembers'>

export interface FakeRoomsContext {
  readonly clock: Clock
  readonly world: FakeWorld
  readonly elements: FakeElements
  readonly people: FakePeople
}

interface Ban {
  readonly groupID: string
  readonly operatorID: string
  readonly userIDList: readonly string[]
  /** Seconds. */
  readonly duration: number
  readonly reason: string
}

/** The listeners of chat rooms on the fake server: their list, bans and marks. */
export class FakeRooms {
  /** By room: until when users are banned, in epoch milliseconds. */
  private readonly bans = new Map<string, Map<string, number>>()
  /** By group: the marks of users. */
  private readonly marks = new Map<string, Map<string, Set<number>>>()

  constructor(private readonly context: FakeRoomsContext) {}

  readonly handlers: Pick<FakeHandlers, RoomCommand> = {
    /** Those who have joined. */
    getRoomMemberList: ({ groupID, limit, next, markType, role }, { userID }) => {
      const { world } = this.context
      world.needMember(groupID, userID)
      const group = world.group(groupID)
      const all = [...group.members]
        .filter((id) => id > next && (markType === undefined || this.marksOf(groupID, id).has(markType)))
        .filter((id) => role === 'All' || world.roleIn(group, id) === role)
        .sort()
      const page = all.slice(0, limit)
      const members = page.map((id) => ({ ...memberOf(world, group, id), markList: [...this.marksOf(groupID, id)] }))
      return { members, memberCount: group.members.size, next: page.length < all.length ? (page.at(-1) ?? '') : '' }
    },
    banRoomMembers: (body, { userID }) => ({ userIDList: this.ban({ ...body, operatorID: userID }) }),
    unbanRoomMembers: ({ groupID, userIDList }, { userID }) => {
      this.context.world.needCan(groupID, userID, 'ban')
      const lifted = [...new Set(userIDList)].filter((id) => this.isBanned(groupID, id))
      for (const id of lifted) this.bansOf(groupID).delete(id)
      if (lifted.length > 0)
        this.context.elements.tip(groupID, userID, {
          operationType: 11,
          userIDList: lifted,
          memberList: lifted.map((id) => ({ userID: id })),
        })
      return { userIDList: lifted }
    },
    markRoomMembers: ({ groupID, userIDList, markType, operationType }, { userID }) => {
      this.context.world.needCan(groupID, userID, 'mark')
      const asked = [...new Set(userIDList)]
      const known = asked.filter((id) => !this.context.people.absent.has(id))
      for (const id of known)
        if (operationType === 1) this.marksOf(groupID, id).add(markType)
        else this.marksOf(groupID, id).delete(markType)
      return { userIDList: known, resultItem: asked.filter((id) => !known.includes(id)).map(notFound) }
    },
  }

  /** Removes users from a chat room and keeps them out for a while. Returns them. */
  ban({ groupID, operatorID, userIDList, duration, reason }: Ban): string[] {
    const { clock, world, elements, people } = this.context
    const group = world.needCan(groupID, operatorID, 'ban')
    if (duration === 0) throw imError('BAN_DURATION_INVALID')
    const banned = [...new Set(userIDList)]
    for (const id of banned) {
      if (people.absent.has(id)) throw imError('INVALID_ID')
      world.needCan(groupID, operatorID, 'ban', id)
    }
    for (const id of banned) {
      this.bansOf(groupID).set(id, clock.now() + duration * 1_000)
      if (group.members.has(id)) world.leave(groupID, id)
      elements.notify(groupID, id, { operationType: 21, handleMessage: reason, duration })
    }
    const memberList = banned.map((id) => ({ userID: id, duration }))
    elements.tip(groupID, operatorID, { operationType: 10, userIDList: banned, memberList })
    return banned
  }

  /** Somebody comes to a chat room, or goes: those who are there get the tip. */
  visited(groupID: string, userID: string, joined = true): void {
    const memberList = [{ userID, nick: userID }]
    const tip = { operationType: joined ? 1 : 2, userIDList: [userID], memberList }
    this.context.elements.tip(groupID, userID, tip)
  }

  /** Throws GROUP_PERMISSION_DENY for a banned user. */
  needNotBanned(groupID: string, userID: string): void {
    if (this.isBanned(groupID, userID)) throw imError('GROUP_PERMISSION_DENY')
  }

  private isBanned(groupID: string, userID: string): boolean {
    return (this.bans.get(groupID)?.get(userID) ?? 0) > this.context.clock.now()
  }

  private bansOf(groupID: string): Map<string, number> {
    const known = this.bans.get(groupID) ?? new Map<string, number>()
    this.bans.set(groupID, known)
    return known
  }

  marksOf(groupID: string, userID: string): Set<number> {
    const ofGroup = this.marks.get(groupID) ?? new Map<string, Set<number>>()
    const known = ofGroup.get(userID) ?? new Set<number>()
    this.marks.set(groupID, ofGroup.set(userID, known))
    return known
  }
}
