export * from './QrShareCard'
export type { ShareCardContent } from './draw-share-card'
