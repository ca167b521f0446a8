import type { ChatModule, ModuleContext } from '../modules'
import { needUserIDs } from '../protocol/check-type'
import { MODERATION_ERRORS } from '../protocol/errors/moderation'
import { errorsOf, imError } from '../protocol/im-error'
import { PEOPLE_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import { profilesOf } from './profile-store'
import { userListsOf } from '../rpc/user-lists'
import type { Profile, Profiles } from '../store/profiles'
import { profileItems, type UpdateProfileOptions } from './profile-items'

export interface ProfileMethods {
  /** Current at every call: a change on another device reads it again. */
  getMyProfile(): Promise<Result<Profile>>
  /** At most 100 users, cached for 24 hours. Users that do not exist are left out. */
  getUserProfile(options: { readonly userIDList: readonly string[] }): Promise<Result<readonly Profile[]>>
  /**
   * Changes the given fields, and resolves with the whole profile. Rejects with UPDATE_PROFILE_NO_KEY without a field,
   * UPDATE_PROFILE_INVALID_PARAM, PROFILE_NICK_TOO_LONG, PROFILE_CUSTOM_FIELD_KEY_INVALID or
   * PROFILE_CUSTOM_FIELD_VALUE_INVALID for a field that is not valid, and PROFANITY_FOUND or the server's
   * SENSITIVE_TEXT for a name or signature with a word that is not allowed.
   */
  updateMyProfile(options: UpdateProfileOptions): Promise<Result<Profile>>
}

/** Profiles: the own one, and those of others. */
export const profiles: ChatModule<ProfileMethods> = {
  name: 'profiles',
  install: (context) => {
    const { caller, services } = context
    const known = profilesOf(context)
    const own = userListsOf(context).add('profile', { read: () => known.readOwn(), isEager: false })
    const mine = async (): Promise<Profile> => {
      await own.ready()
      return ownProfile(context, known)
    }
    return {
      getMyProfile: () => toResult(mine),
      getUserProfile: (options) =>
        toResult(() => known.get(needUserIDs(options, PEOPLE_LIMITS.profilesMax), PEOPLE_LIMITS.profileCacheMs)),
      updateMyProfile: (options) =>
        toResult(async () => {
          const profileItem = profileItems(screened(options, services.get('screenText')))
          await caller.call('setProfile', { profileItem })
          await own.changed()
          return mine()
        }),
    }
  },
}

const ownProfile = ({ session }: ModuleContext, known: Profiles): Profile => {
  const profile = known.known(session.me.get().userID)
  if (profile === null) throw imError('REPLY_INVALID', 'The server did not return the profile of the user.')
  return profile
}

/** Replaces words in the name and the signature, with the module `moderation`. Throws PROFANITY_FOUND. */
const screened = (
  options: UpdateProfileOptions,
  screenText: ((text: string) => { readonly text: string; readonly isRefused: boolean }) | undefined,
): UpdateProfileOptions => {
  if (screenText === undefined) return options
  const found = { ...options }
  for (const name of ['nick', 'selfSignature'] as const) {
    const said = found[name]
    if (typeof said !== 'string') continue
    const { text, isRefused } = screenText(said)
    if (isRefused) throw errorsOf(MODERATION_ERRORS)('PROFANITY_FOUND')
    found[name] = text
  }
  return found
}
