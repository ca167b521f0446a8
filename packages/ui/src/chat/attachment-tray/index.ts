export * from './AttachmentTray'
