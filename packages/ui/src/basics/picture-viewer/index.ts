export * from './PictureViewer'
