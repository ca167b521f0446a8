import * as v from 'valibot'
import { empty, seconds, sequence } from './common'
import { idOf, notId } from './id-fields'

const url = v.string()
/** How many seconds the credentials or URLs are valid. */
const duration = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)), most)

/**
 * Credentials let an upload continue after its URL has expired, for example after a pause: each slice is sent with
 * the `sessionToken`. `expiredTime` is epoch seconds. Rule: IM-47.
 */
export const getUploadCredentials = {
  summary: 'Temporary credentials that continue an upload after its URL has expired.',
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
 * A URL for one file, bound to its owner, size and type. `fileSize` and `mimeType` are our addition because the URL
 * is bound to them. Rule: IM-48.
 */
export const getUploadUrl = {
  summary: 'A signed upload URL for one file, bound to its owner, size and type.',
  request: v.object({
    /** A value of `FILE_TYPE`. */
    fileType: v.picklist([2105, 2106, 2107, 2113]),
    fileName: v.pipe(v.string(), v.minLength(1), v.maxLength(255), notId()),
    /** Bytes. */
    fileSize: v.pipe(sequence, v.minValue(1)),
    mimeType: v.pipe(v.string(), v.maxLength(127), notId()),
    /** 0 from the web, 1 from a mini-app. */
    uploadMethod: v.optional(v.picklist([0, 1]), 0),
    duration: duration(900),
  }),
  reply: v.object({
    uploadUrl: url,
    downloadUrl: url,
    /** For videos: the upload URL of the cover. Otherwise empty. */
    requestSnapshotUrl: v.string(),
    /**
     * For images: the URLs of the smaller versions once they are uploaded, the original until then. Otherwise empty.
     */
    thumbUrl: v.string(),
    largeUrl: v.string(),
    expiredTime: seconds,
  }),
}

/** The URL of a video's cover, after its picture was uploaded to `requestSnapshotUrl`. */
export const getVideoCover = {
  summary: 'The URL of the cover of an uploaded video.',
  request: v.object({
    platform: sequence,
    coverName: v.pipe(v.string(), v.minLength(1), v.maxLength(255), notId()),
    requestSnapshotUrl: v.pipe(v.string(), v.maxLength(2_048), idOf('token')),
  }),
  reply: v.object({ snapshotUrl: url }),
}

/** Audio, files and videos need a key to download. `expireTime` is epoch seconds. */
export const getDownloadAuthKey = {
  summary: 'A key for the URLs of audio, files and videos.',
  request: empty,
  reply: v.object({ data: v.object({ authKey: v.string(), expireTime: seconds }) }),
}
