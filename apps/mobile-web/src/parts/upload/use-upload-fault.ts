import type { ApiFailure } from '@org/api-client/rtk'
import { useTranslation } from '../../i18n/use-translation'
import { FileRefused } from './put-file'
import { HeicRefused } from './refuse-heic'

/** What the user is told about a file of a form that was not sent, for `useUpload`. */
export const useUploadFault = () => {
  const { t } = useTranslation('form')
  return (error: unknown): { state: 'failed' | 'refused'; reason: string } => {
    if (error instanceof FileRefused) return { state: 'refused', reason: t(($) => $.pictures.wrong) }
    if (error instanceof HeicRefused) return { state: 'refused', reason: t(($) => $.pictures.heic) }
    const { errorName, message } = error as Partial<ApiFailure>
    const isRefused = errorName === 'REFUSED'
    return { state: isRefused ? 'refused' : 'failed', reason: (isRefused && message) || t(($) => $.pictures.failed) }
  }
}
