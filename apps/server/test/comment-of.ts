import type { RunningServer } from '../src/server'
import { insertComment } from '../src/store/content/comments'

/** The id of a new comment of a member on a video of the demonstration. */
export const commentOf = ({ context }: Pick<RunningServer, 'context'>, uid: number): Promise<number> =>
  insertComment(context.db, {
    target: 'video',
    target_id: 1,
    account_id: uid,
    text: 'Gol',
    created_at: Math.floor(context.clock.now() / 1_000),
  })
