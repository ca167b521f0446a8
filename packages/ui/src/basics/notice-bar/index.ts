export * from './NoticeBar'
