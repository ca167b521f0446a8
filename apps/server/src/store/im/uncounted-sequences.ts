import { sql, type RawBuilder } from 'kysely'
import { isForOthers, kindDoes } from './conversations'
import { isHidden } from './hidden-messages'

/** Among how many of the newest messages they are looked for. */
const AMONG = 1_000

/** How many are named, the newest ones. */
const MAX = 100

/** The sequences after a read mark of messages that do not count as unread for their reader, as ascending JSON. */
export const uncountedSequences = (
  convID: RawBuilder<unknown>,
  readSeq: RawBuilder<unknown>,
  reader: RawBuilder<unknown>,
) => sql<number[]>`(SELECT coalesce(json_agg(seq ORDER BY seq), '[]') FROM (
    SELECT newest.seq FROM (
      SELECT conv_id, seq, sender, counts, receivers FROM message
      WHERE message.conv_id = ${convID} AND message.seq > ${readSeq} ORDER BY message.seq DESC LIMIT ${AMONG}
    ) AS newest
    WHERE NOT (newest.counts AND ${kindDoes('counts', sql`newest.sender`, reader)})
      OR ${isForOthers(sql`newest`, reader)} OR ${isHidden(sql`newest`, reader)}
    ORDER BY newest.seq DESC LIMIT ${MAX}
  ) AS uncounted)`
