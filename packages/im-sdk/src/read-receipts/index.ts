export { readReceipts, type ReadMemberData, type ReadMemberOptions, type ReadReceiptMethods } from './read-receipts'
