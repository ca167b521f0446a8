import { FILE_TYPE } from '@org/im-sdk/protocol'
import { unseen, type Cases } from '../case'

type Names = 'getUploadCredentials' | 'getUploadUrl' | 'getVideoCover' | 'getDownloadAuthKey'

const isText = (text: string) => text !== ''

export const uploadCases: Cases<Names> = {
  getUploadCredentials: () => ({
    request: {},
    answer: { sessionToken: isText },
    seen: unseen('It is for the own uploads.'),
  }),
  getUploadUrl: () => ({
    request: { fileType: FILE_TYPE.image, fileName: 'goal.png', fileSize: 9, mimeType: 'image/png' },
    answer: { uploadUrl: isText, downloadUrl: isText },
    seen: unseen('A file is seen by the message that names it.'),
    refused: [
      [{ fileSize: 2_000_000_000 }, 'MESSAGE_IMAGE_SIZE_LIMIT'],
      [{ mimeType: 'text/html' }, 'MESSAGE_IMAGE_TYPES_LIMIT'],
    ],
  }),
  getVideoCover: async ({ ann, target }) => {
    const { requestSnapshotUrl } = await ann.ask('getUploadUrl', {
      fileType: FILE_TYPE.video,
      fileName: 'goal.mp4',
      fileSize: 9,
      mimeType: 'video/mp4',
    })
    const base = target.server.url.replace(/^ws/, 'http')
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const put = await fetch(new URL(requestSnapshotUrl, base), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: png,
    })
    if (!put.ok) throw new Error(`The cover could not be uploaded: ${put.status} ${await put.text()}`)
    return {
      request: { platform: 3, coverName: 'goal', requestSnapshotUrl },
      answer: { snapshotUrl: isText },
      seen: unseen('It is for the own uploads.'),
      refused: [[{ requestSnapshotUrl: 'https://elsewhere.example/cover' }, 'MESSAGE_FILE_UPLOAD_FAIL']],
    }
  },
  getDownloadAuthKey: () => ({
    request: {},
    answer: { data: { authKey: isText } },
    seen: unseen('It is for the own downloads.'),
  }),
}
