import { FILE_TYPE } from '@org/im-sdk/protocol'
import { randomBytes } from 'node:crypto'
import type { Context } from '../src/services/context'
import { keyOfAddress } from '../src/services/uploads/addresses'
import { newUpload } from '../src/services/uploads/new-upload'

/** The key of a finished picture of a user, without its bytes. */
export const storedPicture = async (context: Context, owner: string): Promise<string> => {
  const facts = { fileType: FILE_TYPE.image, size: 1, type: 'image/png', name: 'a.png', extension: 'png' }
  const { urls, open } = newUpload(context, { ...facts, owner, network: null, duration: 600 })
  await open(context.db)
  const key = keyOfAddress(urls.downloadUrl)?.key ?? ''
  const done = { state: 'done', received: 1, blob: randomBytes(8).toString('hex') } as const
  await context.db.updateTable('upload').set(done).where('key', '=', key).execute()
  return key
}
