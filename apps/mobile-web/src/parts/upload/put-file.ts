import type { UploadTask } from './use-upload'

/** The server takes no such file: sending it again does not help. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/**
 * Sends a file to its address. `fetch` does not tell how much is sent. Rejects if it does not arrive, with FileRefused if it
 * is too large or not what its name says.
 */
export const putFile = (url: string, { file, signal, onProgress }: UploadTask): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => (request.status < 300 ? resolve() : reject(refusal(request.status))))
    request.addEventListener('error', () => reject(new Error('The upload did not reach the server.')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })

const TOO_LARGE = 413
const WRONG_CONTENT = 415

const refusal = (status: number): Error => {
  const message = `The upload was refused with status ${status}.`
  return status === TOO_LARGE || status === WRONG_CONTENT ? new FileRefused(message) : new Error(message)
}
