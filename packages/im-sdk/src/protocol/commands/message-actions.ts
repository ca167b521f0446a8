import { commandRows } from '../define-command'

const revocation = { recallRetList: 'array', messageList: 'array' } as const
const content = { messageList: 'array', messageVersion: 'number' } as const

export const messageActionCommands = commandRows({
  revokeC2CMessage: { wire: 'message.revoke_c2c', retry: 'keyed', needs: revocation },
  revokeGroupMessages: { wire: 'message.revoke_group', retry: 'keyed', needs: revocation },
  deleteC2CMessages: { wire: 'message.delete_c2c', retry: 'keyed' },
  deleteGroupMessages: { wire: 'message.delete_group', retry: 'keyed' },
  deleteSystemNotices: { wire: 'message.delete_system_notices', retry: 'keyed' },
  modifyC2CMessage: { wire: 'message.modify_c2c', retry: 'keyed', needs: content },
  modifyGroupMessage: { wire: 'message.modify_group', retry: 'keyed', needs: content },
  getMessageVersions: { wire: 'message.get_versions', retry: 'safe', needs: { versionList: 'array' } },
  /** For clients that keep a log of their own: the engine gets revocations with each sync. */
  getGroupNotify: { wire: 'message.get_group_notify', retry: 'safe', needs: { revokedList: 'array' } },
  translateText: {
    wire: 'message.translate_text',
    retry: 'safe',
    limit: { count: 5, perMs: 1_000 },
    needs: { translatedTextList: 'array' },
  },
})
