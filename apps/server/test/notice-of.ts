import type { RunningServer } from '../src/server'
import { insertNotice } from '../src/store/service/notices'

/** The id of a new notice of a member. */
export const noticeOf = ({ context: { db } }: Pick<RunningServer, 'context'>, uid: number): Promise<number> =>
  db.transaction().execute((transaction) =>
    insertNotice(transaction, {
      account_id: uid,
      kind: 'system',
      type: 'firstVip',
      data: { days: 3 },
      created_at: 1,
    }),
  )
