import { PROFILE_LENGTHS, textLength } from '@org/domain'
import * as v from 'valibot'
import { count, epochSeconds, optionalDay, text, trimmedText, wholeNumber, writtenNumber } from '../fields'
import { idOf, notId } from '../id-fields'

/** A trimmed text whose characters above 127 count as 2. */
const fitting = (max: number, min = 0): v.GenericSchema<string> =>
  v.pipe(
    trimmedText(max, min),
    v.check((written: string) => textLength(written) <= max, 'The text is too long'),
  )

export const getAvatarChoices = {
  request: v.object({}),
  /** Paths of pictures of the app. */
  reply: v.object({ list: v.array(v.string()) }),
}

export const editUserInfo = {
  /** A field that is left out stays. */
  request: v.object({
    nick_name: v.optional(notId(fitting(PROFILE_LENGTHS.nick_name, 1))),
    /** The key of an own picture, or one of `getAvatarChoices`. */
    avatar: v.optional(idOf('upload', text(200, 1))),
    /** 0 unknown, 1 male, 2 female. */
    gender: v.optional(notId(v.picklist([0, 1, 2]))),
    /** YYYY-MM-DD; empty for none. */
    birthday: v.optional(notId(optionalDay)),
    city: v.optional(notId(fitting(PROFILE_LENGTHS.city))),
    signature: v.optional(notId(fitting(PROFILE_LENGTHS.signature))),
    /** Ours: 0 hides from others when the member was last online, 1 shows it. */
    online_status: v.optional(notId(v.picklist([0, 1]))),
  }),
  reply: v.object({}),
}

export const refreshNickname = {
  /** 0 for any words, 1 for those of football, 2 for those of basketball. */
  request: v.object({ categoryId: v.optional(notId(writtenNumber()), 0) }),
  reply: v.object({ nickname: v.string() }),
}

export const updateThirdMember = { request: v.object({}), reply: v.object({ third_member: v.string() }) }

export const getUserLastOnline = {
  request: v.object({ userid: idOf('user', v.pipe(v.union([text(64), wholeNumber()]), v.transform(String))) }),
  reply: v.object({ last_online: epochSeconds }),
}

export const getUserThirdPrivateAgent = {
  request: v.object({}),
  reply: v.object({
    /** The id of the customer service in chat; empty for a site without one. */
    customer_id: v.string(),
    /** Who invited the member; 0 for nobody. */
    agentid: count,
  }),
}
