import type { Clock } from '../clock/clock'
import { anyError as imError } from '../protocol/any-error'
import { TYPES } from '../protocol/constants'
import type { CommandName } from '../protocol/define-command'
import type { ListKind } from '../protocol/list-kinds'
import { PROFILE_TAGS } from '../protocol/profile-fields'
import type { Reply } from '../rpc/caller'
import type { FakeHandlers, FakeSession } from './fake-session'
import type { FakeWorld } from './fake-world'

export type FakeProfile = Reply<'getProfiles'>['userProfileItem'][number]

type PeopleCommand = Extract<
  CommandName,
  'getProfiles' | 'setProfile' | 'getBlocklist' | 'addToBlocklist' | 'deleteFromBlocklist'
>

export interface FakePeopleContext {
  readonly clock: Clock
  readonly world: FakeWorld
  readonly changeLists: (userID: string, kinds: readonly ListKind[], except: FakeSession | null) => void
  /** Those with whom the user has a conversation see the new name and picture. */
  readonly tellPeers: (userID: string) => void
}

const FIELDS = new Map<string, string>(Object.entries(PROFILE_TAGS).map(([field, tag]) => [tag, field]))

/** The profiles and block lists of the fake server. Every user id is that of a user, except those in `absent`. */
export class FakePeople {
  readonly absent = new Set<string>()
  private readonly profiles = new Map<string, FakeProfile>()
  /** By user: whom they have blocked, and when. */
  private readonly blocked = new Map<string, Map<string, number>>()

  constructor(private readonly context: FakePeopleContext) {}

  readonly handlers: Pick<FakeHandlers, PeopleCommand> = {
    getProfiles: ({ userItem }, { userID }) => ({
      userProfileItem: userItem.filter((id) => !this.absent.has(id)).map((id) => this.profile(id)),
      currentSequence: this.context.world.listVersion(userID, 'profile'),
    }),
    setProfile: ({ profileItem }, session) => {
      const before = this.profile(session.userID)
      const custom = new Map(before.profileCustomField.map(({ key, value }) => [key, value]))
      const fields: Record<string, unknown> = {}
      for (const { tag, value } of profileItem) {
        const field = FIELDS.get(tag)
        if (field === undefined) custom.set(tag, String(value))
        else fields[field] = value
      }
      this.setProfile(
        session.userID,
        { ...fields, profileCustomField: [...custom].map(([key, value]) => ({ key, value })) },
        session,
      )
      return {}
    },
    getBlocklist: ({ startIndex, maxLimited }, { userID }) => {
      const all = [...this.blockedBy(userID)].map(([id, timeStamp]) => ({ userID: id, timeStamp })).reverse()
      const next = startIndex + maxLimited
      return {
        blacklistItem: all.slice(startIndex, next),
        startIndex: next < all.length ? next : 0,
        currentSequence: this.context.world.listVersion(userID, 'blocklist'),
      }
    },
    addToBlocklist: ({ userIDList }, session) => {
      if (userIDList.includes(session.userID)) throw imError('CANNOT_ADD_SELF_TO_BLACKLIST')
      const found = userIDList.filter((userID) => !this.absent.has(userID))
      this.block(session.userID, found, session)
      return { resultItem: userIDList.filter((userID) => this.absent.has(userID)).map(notFound) }
    },
    deleteFromBlocklist: ({ userIDList }, session) => {
      for (const userID of userIDList) this.blockedBy(session.userID).delete(userID)
      this.context.changeLists(session.userID, ['blocklist'], session)
      return {}
    },
  }

  /** The profile of a user; by default the name is the user id. */
  profile(userID: string): FakeProfile {
    return this.profiles.get(userID) ?? { ...NEW_PROFILE, userID, nick: userID }
  }

  /** Changes fields of a profile, as if on another device of the user. */
  setProfile(userID: string, fields: Partial<FakeProfile>, except: FakeSession | null = null): void {
    this.profiles.set(userID, { ...this.profile(userID), ...fields })
    this.context.changeLists(userID, ['profile'], except)
    const { nick, avatar } = this.profile(userID)
    if (this.context.world.name(userID, { nick, avatar })) this.context.tellPeers(userID)
  }

  /** A user blocks others, as if on another device. */
  block(userID: string, others: readonly string[], except: FakeSession | null = null): void {
    for (const other of others) this.blockedBy(userID).set(other, Math.floor(this.context.clock.now() / 1_000))
    if (others.length > 0) this.context.changeLists(userID, ['blocklist'], except)
  }

  isBlocked(by: string, userID: string): boolean {
    return this.blockedBy(by).has(userID)
  }

  private blockedBy(userID: string): Map<string, number> {
    const known = this.blocked.get(userID) ?? new Map<string, number>()
    this.blocked.set(userID, known)
    return known
  }
}

const NEW_PROFILE: FakeProfile = {
  userID: '',
  nick: '',
  avatar: '',
  gender: TYPES.GENDER_UNKNOWN,
  birthday: 0,
  location: '',
  selfSignature: '',
  allowType: TYPES.ALLOW_TYPE_NEED_CONFIRM,
  language: 0,
  messageSettings: 0,
  adminForbidType: TYPES.FORBID_TYPE_NONE,
  level: 0,
  role: 0,
  profileCustomField: [],
}

export const notFound = (userID: string) => {
  const { code: resultCode, message: resultInfo } = imError('INVALID_ID')
  return { userID, resultCode, resultInfo }
}
