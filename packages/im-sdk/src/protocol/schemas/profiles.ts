import * as v from 'valibot'
import { PEOPLE_LIMITS } from '../limits'
import { PROFILE_TAGS } from '../profile-fields'
import { sequence, storable, userID } from './common'
import { customField, profile } from './people-shapes'
import { notId } from './id-fields'

const text = v.pipe(v.string(), v.maxLength(PEOPLE_LIMITS.profileTextMax), storable, notId())
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), notId())

/** One changed field, by its tag. */
const profileItem = v.union([
  v.variant('tag', [
    v.object({
      tag: v.literal(PROFILE_TAGS.nick),
      value: v.pipe(v.string(), v.maxBytes(PEOPLE_LIMITS.nickBytes), notId()),
    }),
    v.object({ tag: v.literal(PROFILE_TAGS.avatar), value: text }),
    v.object({ tag: v.literal(PROFILE_TAGS.gender), value: profile.entries.gender }),
    v.object({ tag: v.literal(PROFILE_TAGS.birthday), value: count }),
    v.object({ tag: v.literal(PROFILE_TAGS.location), value: text }),
    v.object({ tag: v.literal(PROFILE_TAGS.selfSignature), value: text }),
    v.object({ tag: v.literal(PROFILE_TAGS.allowType), value: profile.entries.allowType }),
    v.object({ tag: v.literal(PROFILE_TAGS.language), value: count }),
    v.object({ tag: v.literal(PROFILE_TAGS.messageSettings), value: profile.entries.messageSettings }),
    v.object({ tag: v.literal(PROFILE_TAGS.adminForbidType), value: profile.entries.adminForbidType }),
    v.object({ tag: v.literal(PROFILE_TAGS.level), value: count }),
    v.object({ tag: v.literal(PROFILE_TAGS.role), value: count }),
  ]),
  v.object({
    tag: customField('Tag_Profile_Custom').entries.key,
    value: customField('Tag_Profile_Custom').entries.value,
  }),
])

export const getProfiles = {
  summary: 'The profiles of users; those that do not exist are left out.',
  request: v.object({ userItem: v.pipe(v.array(userID), v.minLength(1), v.maxLength(PEOPLE_LIMITS.profilesMax)) }),
  reply: v.object({
    userProfileItem: v.array(profile),
    /** The version of the profile of the caller. */
    currentSequence: sequence,
  }),
}

export const setProfile = {
  summary: 'Changes fields of the own profile. Name, avatar and signature are those of the member everywhere.',
  request: v.object({
    profileItem: v.pipe(v.array(profileItem), v.minLength(1), v.maxLength(PEOPLE_LIMITS.profileItemsMax)),
  }),
  reply: v.object({}),
}
