import { FILE_TYPE, type uploadCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { all } from './shared'

const image = { fileType: FILE_TYPE.image, fileName: 'a.png', fileSize: 1, mimeType: 'image/png', duration: 60 }

export const uploadCases = {
  getUploadCredentials: { changes: [], cases: { 'of their own': { request: () => ({}) } } },
  getUploadUrl: {
    changes: ['upload'],
    cases: {
      'of their own': { request: () => ({ fileType: 2105, fileName: 'goal.png', fileSize: 9, mimeType: 'image/png' }) },
    },
    keyed: async (world, { userID }) => ({
      body: image,
      done: async () => (await world.rowsOf('upload', userID)).length,
    }),
  },
  getVideoCover: {
    changes: [],
    cases: {
      'of their own video': {
        request: (_world, { coverUrl }) => ({ platform: 3, coverName: 'c', requestSnapshotUrl: coverUrl }),
        swaps: { requestSnapshotUrl: all('MESSAGE_FILE_UPLOAD_FAIL') },
        swapped: {
          requestSnapshotUrl: ({ peer, actors }) => ({
            foreign: peer.coverUrl,
            absent: '/uploads/2113/0123456789abcdef/0123456789012345678901.mp4?variant=cover',
            otherKind: 'https://elsewhere.example/cover',
            unstorable: actors.member.coverUrl.replace('/2113/', '/2113\0/'),
          }),
        },
      },
    },
  },
  getDownloadAuthKey: { changes: [], cases: { 'of their own': { request: () => ({}) } } },
} satisfies CasesOf<typeof uploadCommands>
