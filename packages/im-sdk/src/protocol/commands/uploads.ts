import { command } from '../define-command'
import type * as schema from '../schemas/uploads'

export const uploadCommands = {
  getUploadCredentials: command<typeof schema.getUploadCredentials>({
    wire: 'upload.get_credentials',
    needs: { expiredTime: 'number', sessionToken: 'string' },
  }),
  getUploadUrl: command<typeof schema.getUploadUrl>({
    wire: 'upload.get_url',
    needs: { uploadUrl: 'string', downloadUrl: 'string', expiredTime: 'number' },
  }),
  getVideoCover: command<typeof schema.getVideoCover>({
    wire: 'upload.get_video_cover',
    needs: { snapshotUrl: 'string' },
  }),
  getDownloadAuthKey: command<typeof schema.getDownloadAuthKey>({
    wire: 'upload.get_auth_key',
    needs: { data: 'object' },
  }),
  uploadMergedMessages: command<typeof schema.uploadMergedMessages>({
    wire: 'upload.put_merged',
    needs: { pbDownloadKey: 'string', downloadKey: 'string' },
  }),
  downloadMergedMessages: command<typeof schema.downloadMergedMessages>({
    wire: 'upload.get_merged',
    needs: { messageList: 'array' },
  }),
}
