import { FILE_TYPE } from '@org/im-sdk/protocol'
import { announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { hasEventSince, noteEvent } from '../../store/identity/account-log'
import { dataOf } from '../../store/identity/own-data'
import { lockMember } from '../../store/money/tasks'
import { notePart } from '../../store/uploads/upload-parts'
import { addWholeUpload } from '../../store/uploads/uploads'
import type { Context } from '../context'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'
import { keyOfAddress } from '../uploads/addresses'
import { blobOf } from '../uploads/blob-of'
import { newUpload } from '../uploads/new-upload'

/**
 * Writes what is stored about a member into a file, once a day, and tells the member. The file is deleted after thirty
 * days, like all files that nothing names.
 */
export const exportData = async (context: Context, uid: number): Promise<void> => {
  const { blobs, clock, db } = context
  const now = seconds(clock)
  const today = { uid, type: 'dataExported', since: now - A_DAY } as const
  if (await hasEventSince(db, today)) throw new Refusal('exportedToday')
  const bytes = Buffer.from(JSON.stringify(await dataOf(db, uid), null, 2))
  const file = { ...FILE, owner: String(uid), network: null, size: bytes.length }
  const key = keyOfAddress(newUpload(context, { ...file, extension: 'json', duration: 0 }).urls.downloadUrl)?.key ?? ''
  const blob = blobOf(context, key)
  await notePart(db, { blob, key, start: 0, size: bytes.length, now })
  await blobs.put(blob, bytes, FILE.type)
  await announcing(context, async (trx) => {
    await lockMember(trx, uid)
    if (await hasEventSince(trx, today)) throw new Refusal('exportedToday')
    await addWholeUpload(trx, { ...file, key, now }, blob)
    await noteEvent(trx, { uid, type: 'dataExported', now })
    await writeNotice(trx, uid, { type: 'dataExported', data: { key } }, now)
  })
}

const FILE = { fileType: FILE_TYPE.file, type: 'application/json', name: 'my-data.json' } as const
const A_DAY = 86_400
