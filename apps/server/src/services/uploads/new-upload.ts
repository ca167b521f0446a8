import { FILE_TYPE } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { seconds } from '../../ports/clock'
import type { Database } from '../../store/schema'
import { openUpload, type DailyBytes, type NewUpload } from '../../store/uploads/uploads'
import type { Context } from '../context'
import { downloadAddress, uploadAddress } from './addresses'
import { directoryOf } from './signatures'

/** A file that a user wants to upload. */
export interface AnnouncedFile extends Omit<NewUpload, 'key' | 'now'> {
  readonly extension: string
  /** Seconds for which its upload URL is valid. */
  readonly duration: number
  /** False if `size` is only the most that it may have: its first PUT says how much it is. */
  readonly isSized?: boolean
}

/** A new upload. */
export interface OfferedUpload {
  readonly urls: {
    readonly uploadUrl: string
    readonly downloadUrl: string
    /** Empty unless it is a video. */
    readonly requestSnapshotUrl: string
    /** Empty unless it is an image. */
    readonly thumbUrl: string
    readonly largeUrl: string
    readonly expiredTime: number
  }
  /** Stores it. False if the owner's daily limit, or that of all guests of the network, is reached. */
  readonly open: (db: Kysely<Database>) => Promise<boolean>
}

export const newUpload = (
  { config, clock, random }: Pick<Context, 'config' | 'clock' | 'random'>,
  { extension, duration, isSized = true, ...file }: AnnouncedFile,
): OfferedUpload => {
  const { fileType, owner, size, type, network } = file
  const now = seconds(clock)
  const name = Buffer.from(random.bytes(16)).toString('base64url')
  const key = `${fileType}/${directoryOf(config.secrets, owner)}/${name}.${extension}`
  const expiredTime = now + duration
  const uploadUrl = uploadAddress(config, { key, size: isSized ? size : 0, type, expires: expiredTime })
  const isImage = fileType === FILE_TYPE.image
  return {
    urls: {
      uploadUrl,
      downloadUrl: downloadAddress(config, key),
      requestSnapshotUrl: fileType === FILE_TYPE.video ? `${uploadUrl}&variant=cover` : '',
      thumbUrl: isImage ? downloadAddress(config, key, 'thumb') : '',
      largeUrl: isImage ? downloadAddress(config, key, 'large') : '',
      expiredTime,
    },
    open: (db) => openUpload(db, { ...file, key, now }, dailyBytes(config.uploadDailyBytes, network)),
  }
}

/**
 * Creating a guest is free, so each guest gets a hundredth of a member's limit, and all guests of a network a tenth.
 */
const dailyBytes = (bytes: number, network: string | null): DailyBytes => ({
  owner: network === null ? bytes : Math.floor(bytes / 100),
  network: Math.floor(bytes / 10),
})
