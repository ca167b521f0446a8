import { commandRows } from '../define-command'

const WRITES = { count: 10, perMs: 5_000 }

/** Rules: IM-13, IM-70. */
export const attributeCommands = commandRows({
  initGroupAttributes: {
    wire: 'group.init_attributes',
    retry: 'keyed',
    limit: WRITES,
    needs: { mainSequence: 'number', groupAttributeList: 'array', deletedKeyList: 'array' },
  },
  setGroupAttributes: {
    wire: 'group.set_attributes',
    retry: 'keyed',
    limit: WRITES,
    needs: { mainSequence: 'number', groupAttributeList: 'array', deletedKeyList: 'array' },
  },
  modifyGroupAttributes: {
    wire: 'group.modify_attributes',
    retry: 'keyed',
    limit: WRITES,
    needs: { mainSequence: 'number', groupAttributeList: 'array', deletedKeyList: 'array' },
  },
  deleteGroupAttributes: {
    wire: 'group.delete_attributes',
    retry: 'keyed',
    limit: WRITES,
    needs: { mainSequence: 'number', groupAttributeList: 'array', deletedKeyList: 'array' },
  },
  clearGroupAttributes: {
    wire: 'group.clear_attributes',
    retry: 'keyed',
    limit: WRITES,
    needs: { mainSequence: 'number', groupAttributeList: 'array', deletedKeyList: 'array' },
  },
  getGroupAttributes: {
    wire: 'group.get_attributes',
    retry: 'safe',
    limit: { count: 20, perMs: 5_000 },
    needs: { mainSequence: 'number', groupAttributeList: 'array' },
  },
})
