import { UploadRefusal } from '../../services/uploads/upload-refusal'

/**
 * Our limits of concurrent calls to signed URLs, per owner and in total. Each buffers at most one slice, or joins a
 * file.
 */
export const UPLOAD_SLOTS = { ofOwner: 6, ofAll: 400 } as const

export interface UploadSlots {
  /** Throws TOO_MANY if no slot is free. */
  take<T>(owner: string, run: () => Promise<T>): Promise<T>
}

export const createUploadSlots = (): UploadSlots => {
  const running = new Map<string, number>()
  let all = 0
  const add = (owner: string, change: number) => {
    all += change
    const left = (running.get(owner) ?? 0) + change
    if (left === 0) running.delete(owner)
    else running.set(owner, left)
  }
  return {
    take: async (owner, run) => {
      if (all >= UPLOAD_SLOTS.ofAll || (running.get(owner) ?? 0) >= UPLOAD_SLOTS.ofOwner)
        throw new UploadRefusal('TOO_MANY')
      add(owner, 1)
      try {
        return await run()
      } finally {
        add(owner, -1)
      }
    },
  }
}
