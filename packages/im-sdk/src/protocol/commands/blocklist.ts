import { commandRows } from '../define-command'

export const blocklistCommands = commandRows({
  getBlocklist: {
    wire: 'blocklist.get',
    retry: 'safe',
    needs: { blacklistItem: 'array', startIndex: 'number', currentSequence: 'number' },
  },
  addToBlocklist: { wire: 'blocklist.add', retry: 'keyed', needs: { resultItem: 'array' } },
  deleteFromBlocklist: { wire: 'blocklist.delete', retry: 'keyed' },
})
