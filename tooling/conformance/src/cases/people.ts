import { PROFILE_TAGS } from '@org/im-sdk/protocol'
import { pushed, reads, unseen, type Cases, type Seen } from '../case'
import type { User } from '../stage'

type Names = 'getProfiles' | 'setProfile' | 'getBlocklist' | 'addToBlocklist' | 'deleteFromBlocklist'

const listed = (by: User): Seen => pushed(by, 'pushLists', { lists: [{ kind: 'blocklist' }] })

export const peopleCases: Cases<Names> = {
  getProfiles: ({ bob }) => ({
    request: { userItem: [bob.userID, 'nobody'] },
    answer: { userProfileItem: (profiles: readonly { userID: string }[]) => profiles.length === 1 },
    seen: unseen('It reads.'),
  }),
  setProfile: (stage) => {
    const { ann, phone, bob } = stage
    const selfSignature = stage.fresh()
    const item = (tag: string, value: number) => ({ profileItem: [{ tag, value }] }) as never
    return {
      request: { profileItem: [{ tag: PROFILE_TAGS.selfSignature, value: selfSignature }] },
      seen: [
        pushed(phone, 'pushLists', { lists: [{ kind: 'profile' }] }),
        reads(bob, 'getProfiles', { userItem: [ann.userID] }, { userProfileItem: [{ selfSignature }] }),
      ],
      refused: [
        [item(PROFILE_TAGS.nick, 7), 'PACKAGE_PARSE_FAILED'],
        [item(PROFILE_TAGS.gender, 7), 'PACKAGE_PARSE_FAILED'],
        [item('Tag_Profile_IM_Shoe', 7), 'PACKAGE_PARSE_FAILED'],
      ],
    }
  },
  getBlocklist: async ({ ann, cyd }) => {
    await ann.ask('addToBlocklist', { userIDList: [cyd] })
    return {
      request: {},
      answer: { blacklistItem: [{ userID: cyd }] },
      seen: unseen('It reads.'),
      after: () => ann.ask('deleteFromBlocklist', { userIDList: [cyd] }),
    }
  },
  addToBlocklist: ({ ann, phone, cyd }) => ({
    request: { userIDList: [cyd, 'nobody'] },
    answer: { resultItem: [{ userID: 'nobody', resultCode: (code: number) => code !== 0 }] },
    seen: [listed(phone)],
    refused: [[{ userIDList: [ann.userID] }, 'CANNOT_ADD_SELF_TO_BLACKLIST']],
    after: () => ann.ask('deleteFromBlocklist', { userIDList: [cyd] }),
  }),
  deleteFromBlocklist: async ({ ann, phone, cyd }) => {
    await ann.ask('addToBlocklist', { userIDList: [cyd] })
    return { request: { userIDList: [cyd] }, seen: [listed(phone)] }
  },
}
