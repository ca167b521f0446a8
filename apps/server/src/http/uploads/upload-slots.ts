import { UploadRefusal } from '../../services/uploads/upload-refusal'

/**
 * Our limits of concurrent calls to signed URLs, per owner and in total. Each buffers at most one slice, or joins a
 * file.
 */
export const UPLOAD_SLOTS = { ofOwner: 6, ofAll: 400 } as const

/** The running calls. */
export class UploadSlots {
  private readonly running = new Map<string, number>()
  private all = 0

  /** Throws TOO_MANY if no slot is free. */
  async take<T>(owner: string, run: () => Promise<T>): Promise<T> {
    if (this.all >= UPLOAD_SLOTS.ofAll || (this.running.get(owner) ?? 0) >= UPLOAD_SLOTS.ofOwner)
      throw new UploadRefusal('TOO_MANY')
    this.add(owner, 1)
    try {
      return await run()
    } finally {
      this.add(owner, -1)
    }
  }

  private add(owner: string, change: number): void {
    this.all += change
    const left = (this.running.get(owner) ?? 0) + change
    if (left === 0) this.running.delete(owner)
    else this.running.set(owner, left)
  }
}
