import type { UploadVariant } from '../store/tables/uploads'

/** Where a picture beside an upload is kept. */
export const variantBlob = (key: string, variant: UploadVariant): string => `${key}.${variant}`
