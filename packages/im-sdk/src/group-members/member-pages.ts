import type { ModuleContext } from '../modules'
import { needText } from '../protocol/check-type'
import type { GroupMemberRole } from '../protocol/constants'
import { imError } from '../protocol/im-error'
import { GROUP_LIMITS } from '../protocol/limits'
import { membersOf, type GroupMember } from './group-member'
import { needNumber } from './refusals'

export interface MemberListOptions {
  groupID: string
  count?: number
  /** The `offset` of the previous page. */
  offset?: number | string
  /** Only members with this role. */
  role?: GroupMemberRole | 'All'
  /** Only listeners of a chat room, or members of a community, with this mark. */
  filter?: number
}

export interface GroupMemberListData {
  readonly memberList: readonly GroupMember[]
  /** Of the next page; 0 if there is none. */
  readonly offset: number
}

/** Pages of members. A page continues after the last member of the previous one, even if members have left meanwhile. */
export class MemberPages {
  readonly #context: ModuleContext
  /** The server's cursors by group, role, mark and offset. */
  readonly #cursors = new Map<string, string>()

  constructor(context: ModuleContext) {
    this.#context = context
    context.session.whenEnded(() => this.#cursors.clear())
  }

  async get(options: MemberListOptions): Promise<GroupMemberListData> {
    const { groupID, count = GROUP_LIMITS.memberPageDefault, role = 'All', filter } = options ?? {}
    needText('groupID', groupID)
    const offset = Number(options.offset ?? 0)
    needNumber('offset', offset)
    const limit = Math.min(Math.max(1, Math.floor(count) || 1), GROUP_LIMITS.memberPage)
    const { caller, rooms } = this.#context
    const isRoom = rooms.get(groupID) !== null
    const keyOf = (at: number) => JSON.stringify([groupID, role, filter, at])
    const next = this.#cursors.get(keyOf(offset)) ?? ''
    if (isRoom && offset > 0 && next === '') throw imError('PARAMS_INVALID', 'Pass the `offset` of the previous page.')
    const reply = isRoom
      ? await caller.call('getRoomMemberList', { groupID, limit, next, role, markType: filter })
      : await caller.call('getGroupMemberList', { groupID, limit, offset, next, role, markType: filter })
    const after = offset + reply.members.length
    if (this.#cursors.size >= MOST_CURSORS) this.#cursors.clear()
    if (reply.next !== '') this.#cursors.set(keyOf(after), reply.next)
    return { memberList: membersOf(reply.members), offset: reply.next === '' ? 0 : after }
  }
}

const MOST_CURSORS = 1_000
