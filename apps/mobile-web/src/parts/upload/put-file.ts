import type { UploadTask } from './use-upload'

/** Sends a file to its address. `fetch` does not tell how much is sent. Rejects if it does not arrive. */
export const putFile = (url: string, { file, signal, onProgress }: UploadTask): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new Error(`The upload was refused with status ${request.status}.`)),
    )
    request.addEventListener('error', () => reject(new Error('The upload did not reach the server.')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
