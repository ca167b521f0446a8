import { join } from 'node:path'
import type { Config } from '../../config/config'
import type { BlobStore } from '../../ports/blob-store'
import { UPLOADS } from '../../config/data-folder'
import { folderBlobs } from './folder-blobs'

/** The configured store of uploads. The S3 client is loaded only if it is used. */
export const openBlobs = async ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<BlobStore> => {
  if (s3 === null) return folderBlobs(join(dataDir, UPLOADS))
  const { s3Blobs } = await import('./s3-blobs')
  return s3Blobs(s3)
}
