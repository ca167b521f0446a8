import { useRef } from 'react'
import { uploadApi } from '../../api/uploads'
import { useConfig } from '../../hooks/use-config'
import { useSizeText } from '../../hooks/use-size-text'
import { putFile } from '../../parts/upload/put-file'
import { refuseHeic } from '../../parts/upload/refuse-heic'
import { useUpload, type UploadTask } from '../../parts/upload/use-upload'
import { useUploadFault } from '../../parts/upload/use-upload-fault'
import { uploadName } from '../../parts/upload/upload-name'
import { videoFacts } from './video-facts'

const { useGetTempKeysForMinioMutation } = uploadApi

interface Sent {
  readonly key: string
  /** The length of a video; 0 for a picture. */
  readonly seconds: number
}

/** The one picture or video of the form, which is sent as soon as it is chosen, a video with a picture of it. */
export const useMaterialFile = () => {
  const sizeText = useSizeText()
  const { apiHosts } = useConfig()
  const [offer] = useGetTempKeysForMinioMutation()
  const sent = useRef(new Map<string, Sent>())
  const send = async (task: UploadTask) => {
    const { file, signal } = task
    refuseHeic(file)
    const { seconds, cover } = file.type.startsWith('video/') ? await videoFacts(file) : { seconds: 0, cover: null }
    const { put_url, key } = await offer({ key: uploadName(file), size: file.size }).unwrap()
    if (signal.aborted) return
    const url = new URL(put_url, apiHosts[0] ?? location.href)
    if (cover !== null)
      await putFile(`${url.href}&variant=cover`, { ...task, file: asFile(cover), onProgress: () => {} })
    await putFile(url.href, task)
    sent.current.set(task.id, { key, seconds })
  }
  const faultOf = useUploadFault()
  const upload = useUpload({ send, faultOf, noteOf: ({ size }) => sizeText(size), keepsSent: true })
  const [file] = upload.files
  return {
    ...upload,
    add: (chosen: readonly File[]) => upload.add(file === undefined ? chosen.slice(0, 1) : []),
    sending: file?.state === 'sending',
    /** Null until it has arrived. */
    sent: () => (file?.state === 'sent' ? (sent.current.get(file.id) ?? null) : null),
  }
}

const asFile = (cover: Blob) => new File([cover], 'cover.jpg', { type: cover.type })
