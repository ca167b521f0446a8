import { FILE_TYPE } from '@org/im-sdk/protocol'
import { announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { forgetEvent, hasEventSince, noteEvent } from '../../store/identity/account-log'
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
  const { clock, db } = context
  const now = seconds(clock)
  const event = { uid, type: 'dataExported', now } as const
  // First, because the work is much: a second request does none of it.
  await db.transaction().execute(async (trx) => {
    await lockMember(trx, uid)
    if (await hasEventSince(trx, { ...event, since: now - A_DAY })) throw new Refusal('exportedToday')
    await noteEvent(trx, event)
  })
  try {
    await writeFile(context, uid, now)
  } catch (error) {
    await forgetEvent(db, event)
    throw error
  }
}

const writeFile = async (context: Context, uid: number, now: number): Promise<void> => {
  const { blobs, db } = context
  const bytes = Buffer.from(JSON.stringify(await dataOf(db, uid), null, 2))
  const file = { ...FILE, owner: String(uid), network: null, size: bytes.length }
  const key = keyOfAddress(newUpload(context, { ...file, extension: 'json', duration: 0 }).urls.downloadUrl)?.key ?? ''
  const blob = blobOf(context, key)
  await notePart(db, { blob, key, start: 0, size: bytes.length, now })
  await blobs.put(blob, bytes, FILE.type)
  await announcing(context, async (trx) => {
    await addWholeUpload(trx, { ...file, key, now }, blob)
    await writeNotice(trx, uid, { type: 'dataExported', data: { key } }, now)
  })
}

const FILE = { fileType: FILE_TYPE.file, type: 'application/json', name: 'my-data.json' } as const
const A_DAY = 86_400
