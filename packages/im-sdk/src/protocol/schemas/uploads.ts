import * as v from 'valibot'
import { empty, seconds, sequence, storedMessage } from './common'

const url = v.string()
/** Seconds that what is given holds. */
const duration = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)), most)

/**
 * They let an upload go on that outlives its URL, as a paused one does: the `sessionToken` is sent beside each slice.
 * `expiredTime` is epoch seconds. Source: im.md §7 Upload; decisions 16.
 */
export const getUploadCredentials = {
  summary: 'Temporary credentials, with which an upload goes on after its URL has expired.',
  request: v.object({ duration: duration(600) }),
  reply: v.object({
    requestId: v.string(),
    expiredTime: seconds,
    region: v.string(),
    appid: v.number(),
    bucketName: v.string(),
    ciUrl: url,
    directory: v.string(),
    downloadUrl: url,
    uploadUrl: url,
    secretId: v.string(),
    secretKey: v.string(),
    sessionToken: v.string(),
  }),
}

/**
 * A URL for one file of this owner, size and type: nothing else may be put there. `fileSize` and `mimeType` are our
 * addition, for the URL is bound to them. Source: im.md §7 Upload.
 */
export const getUploadUrl = {
  summary: 'A signed URL to put one file to, bound to its owner, size and type.',
  request: v.object({
    /** A value of `FILE_TYPE`. */
    fileType: v.picklist([2105, 2106, 2107, 2113]),
    fileName: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    /** Bytes. */
    fileSize: v.pipe(sequence, v.minValue(1)),
    mimeType: v.pipe(v.string(), v.maxLength(127)),
    /** 0 from the web, 1 from a mini-app. */
    uploadMethod: v.optional(v.picklist([0, 1]), 0),
    duration: duration(900),
  }),
  reply: v.object({
    uploadUrl: url,
    downloadUrl: url,
    /** Of videos: takes the picture of the cover; empty otherwise. */
    requestSnapshotUrl: v.string(),
    /** Of images: the smaller ones, once they are put; the original until then. Empty otherwise. */
    thumbUrl: v.string(),
    largeUrl: v.string(),
    expiredTime: seconds,
  }),
}

/** The address of a video's cover, once its picture was put to `requestSnapshotUrl`. */
export const getVideoCover = {
  summary: 'The address of the cover of an uploaded video.',
  request: v.object({
    platform: sequence,
    coverName: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    requestSnapshotUrl: v.pipe(v.string(), v.maxLength(2_048)),
  }),
  reply: v.object({ snapshotUrl: url }),
}

/** Audio, files and videos are handed out to those with a key only. `expireTime` is epoch seconds. */
export const getDownloadAuthKey = {
  summary: 'A key for the addresses of audio, files and videos.',
  request: empty,
  reply: v.object({ data: v.object({ authKey: v.string(), expireTime: seconds }) }),
}

/** Messages of a merger too large to be sent whole; either key finds them again. */
export const uploadMergedMessages = {
  summary: 'Keeps the messages of a merger that is too large to be sent whole.',
  request: v.object({ messageList: v.pipe(v.array(storedMessage), v.minLength(1), v.maxLength(300)) }),
  reply: v.object({ pbDownloadKey: v.string(), downloadKey: v.string() }),
}
export const downloadMergedMessages = {
  summary: 'The messages of a merger that was kept.',
  request: v.object({ downloadKey: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
  reply: v.object({ messageList: v.array(storedMessage) }),
}
