import { seconds } from '../../src/ports/clock'
import type { Context } from '../../src/services/context'

/** Makes the anchor of a room the holder of every role that a call may need. */
export const giveRoles = ({ db, clock }: Context, anchorID: number) =>
  db
    .updateTable('account')
    .set({ is_master: true, vip_level: 1, vip_date: seconds(clock) + 86_400 })
    .where('id', '=', anchorID)
    .execute()
