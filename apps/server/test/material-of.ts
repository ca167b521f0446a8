import type { Context } from '../src/services/context'
import { insertMaterial } from '../src/store/content/materials'
import { storedPicture } from './stored-picture'

/** The id of a new material of a member, which is in review. */
export const materialOf = async (context: Context, uid: number): Promise<number> => {
  const id = await insertMaterial(context.db, {
    account_id: uid,
    kind: 'picture',
    file: await storedPicture(context, String(uid)),
    title: 'Gol',
    seconds: 0,
    submitted_at: Math.floor(context.clock.now() / 1_000),
  })
  return id ?? 0
}
