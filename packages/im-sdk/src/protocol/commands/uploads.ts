import { command } from '../define-command'
import type * as schema from '../schemas/uploads'

export const uploadCommands = {
  getUploadCredentials: command<typeof schema.getUploadCredentials>({
    wire: 'upload.get_credentials',
    retry: 'safe',
    needs: { expiredTime: 'number', sessionToken: 'string' },
  }),
  getUploadUrl: command<typeof schema.getUploadUrl>({
    wire: 'upload.get_url',
    retry: 'keyed',
    needs: { uploadUrl: 'string', downloadUrl: 'string', expiredTime: 'number' },
  }),
  getVideoCover: command<typeof schema.getVideoCover>({
    wire: 'upload.get_video_cover',
    retry: 'safe',
    needs: { snapshotUrl: 'string' },
  }),
  getDownloadAuthKey: command<typeof schema.getDownloadAuthKey>({
    wire: 'upload.get_auth_key',
    retry: 'safe',
    needs: { data: 'object' },
  }),
  uploadMergedMessages: command<typeof schema.uploadMergedMessages>({
    wire: 'upload.put_merged',
    retry: 'keyed',
    needs: { pbDownloadKey: 'string', downloadKey: 'string' },
  }),
  downloadMergedMessages: command<typeof schema.downloadMergedMessages>({
    wire: 'upload.get_merged',
    retry: 'safe',
    needs: { messageList: 'array' },
  }),
}
