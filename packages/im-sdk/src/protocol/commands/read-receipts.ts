import { commandRows } from '../define-command'

export const readReceiptCommands = commandRows({
  sendReadReceipts: { wire: 'message.send_read_receipt', retry: 'safe' },
  getReadReceipts: { wire: 'message.get_read_receipts', retry: 'safe', needs: { receiptList: 'array' } },
  getReadReceiptDetail: {
    wire: 'message.get_read_receipt_detail',
    retry: 'safe',
    needs: { userIDList: 'array', cursor: 'string', isCompleted: 'number' },
  },
})
