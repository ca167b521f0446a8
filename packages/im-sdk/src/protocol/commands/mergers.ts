import { commandRows } from '../define-command'

export const mergerCommands = commandRows({
  uploadMergedMessages: {
    wire: 'upload.put_merged',
    retry: 'keyed',
    needs: { pbDownloadKey: 'string', downloadKey: 'string' },
  },
  downloadMergedMessages: {
    wire: 'upload.get_merged',
    retry: 'safe',
    needs: { messageList: 'array' },
  },
})
