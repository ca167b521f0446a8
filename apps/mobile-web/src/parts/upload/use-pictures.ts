import { isImageType } from '@org/domain'
import { useRef } from 'react'
import { uploadApi } from '../../api/uploads'
import { useConfig } from '../../hooks/use-config'
import { useSizeText } from '../../hooks/use-size-text'
import { useTranslation } from '../../i18n/use-translation'
import { putFile } from './put-file'
import { refuseHeic } from './refuse-heic'
import { uploadName } from './upload-name'
import { useUpload, type UploadTask } from './use-upload'
import { useUploadFault } from './use-upload-fault'

const { useGetTempKeysForMinioMutation } = uploadApi

/** The pictures of a form, `most` at most, which are sent as soon as they are chosen. The form sends their keys. */
export const usePictures = (most: number) => {
  const sizeText = useSizeText()
  const { apiHosts } = useConfig()
  const [offer] = useGetTempKeysForMinioMutation()
  const keys = useRef(new Map<string, string>())
  const { t } = useTranslation('form')
  const send = async (task: UploadTask) => {
    refuseHeic(task.file)
    if (!isImageType(task.file.type)) throw new NotAPicture()
    const { put_url, key } = await offer({ key: uploadName(task.file), size: task.file.size }).unwrap()
    if (task.signal.aborted) return
    await putFile(new URL(put_url, apiHosts[0] ?? location.href).href, task)
    keys.current.set(task.id, key)
  }
  const otherFault = useUploadFault()
  const faultOf = (error: unknown) =>
    error instanceof NotAPicture
      ? { state: 'refused' as const, reason: t(($) => $.pictures.notPicture) }
      : otherFault(error)
  const upload = useUpload({ send, faultOf, noteOf: ({ size }) => sizeText(size), keepsSent: true })
  const { files, add } = upload
  return {
    ...upload,
    most,
    add: (chosen: readonly File[]) => add(chosen.slice(0, most - files.length)),
    sending: files.some(({ state }) => state === 'sending'),
    /** The keys of those that have arrived. */
    keys: () => files.flatMap(({ id, state }) => (state === 'sent' ? (keys.current.get(id) ?? []) : [])),
  }
}

/** What was chosen is of another kind: a browser offers other files too. */
class NotAPicture extends Error {}
