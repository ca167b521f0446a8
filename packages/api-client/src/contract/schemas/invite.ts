import * as v from 'valibot'
import { count, epochSeconds, wholeNumber } from '../fields'
import { pagedByCursor } from '../paged'

const invitee = v.object({
  /** The first and the last letter only. */
  name: v.string(),
  registered_at: epochSeconds,
})

export const getInviteInfo = {
  request: v.object({}),
  reply: v.object({
    code: v.string(),
    /** The address of the registration with the code, from the root of the host. */
    link: v.string(),
    /** How many have registered with the code. */
    count: wholeNumber(),
    /** The gold that the member has claimed for them. */
    profit: count,
    /** The gold for each of them. */
    award: count,
  }),
}

export const getInvitees = pagedByCursor(invitee, {})
