import type { ProofTask } from './find-proof'

export interface RunningProof {
  /** Rejects if there is no such number, or the worker could not be loaded. */
  readonly found: Promise<number>
  readonly stop: () => void
}

/** Starts the search for the number that solves a captcha's challenge, in a worker. */
export const startProof = (task: ProofTask): RunningProof => {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  const found = new Promise<number>((resolve, reject) => {
    const fail = () => reject(new Error('The proof of the captcha could not be found.'))
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) =>
      data === null ? fail() : resolve(data),
    )
    worker.addEventListener('error', fail)
    worker.postMessage(task, {})
  }).finally(() => worker.terminate())
  // Avoids an unhandled rejection; callers that await the promise still get the error.
  found.catch(() => undefined)
  return { found, stop: () => worker.terminate() }
}
