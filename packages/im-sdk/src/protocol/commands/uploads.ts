import { commandRows } from '../define-command'

export const uploadCommands = commandRows({
  getUploadCredentials: {
    wire: 'upload.get_credentials',
    retry: 'safe',
    needs: { expiredTime: 'number', sessionToken: 'string' },
  },
  getUploadUrl: {
    wire: 'upload.get_url',
    retry: 'keyed',
    needs: { uploadUrl: 'string', downloadUrl: 'string', expiredTime: 'number' },
  },
  getVideoCover: {
    wire: 'upload.get_video_cover',
    retry: 'safe',
    needs: { snapshotUrl: 'string' },
  },
  getDownloadAuthKey: {
    wire: 'upload.get_auth_key',
    retry: 'safe',
    needs: { data: 'object' },
  },
})
