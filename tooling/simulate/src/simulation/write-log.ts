import type { ImError } from '@org/im-sdk'
import type { SimClock } from './sim-clock'
import { UNDECIDED } from './undecided'

/** A write of a value, from its call to its reply. */
interface Write {
  readonly value: string
  readonly begunAt: number
  /** Null while the reply is missing, and if it is unknown whether it was made. */
  endedAt: number | null
  isRefused: boolean
}

/** Takes the outcome of a write: null if it was made. */
export type End = (error: Partial<ImError> | null) => void

/** Writes of values that replace each other, by place. */
export class WriteLog {
  readonly places = new Map<string, Write[]>()

  constructor(private readonly clock: Pick<SimClock, 'now'>) {}

  begin(place: string, value: string): End {
    const write: Write = { value, begunAt: this.clock.now(), endedAt: null, isRefused: false }
    this.places.set(place, [...(this.places.get(place) ?? []), write])
    return (error) => {
      if (error === null) write.endedAt = this.clock.now()
      else write.isRefused = !UNDECIDED.has(error.errorName ?? '')
    }
  }
}

/** A value is what a write has left that no acknowledged later write has replaced. */
export const isPossible = (value: string, first: string, writes: readonly Write[]): boolean => {
  const beginning: Write = { value: first, begunAt: -Infinity, endedAt: -Infinity, isRefused: false }
  const made = [beginning, ...writes].filter(({ isRefused }) => !isRefused)
  return made.some(
    (write) =>
      write.value === value &&
      !made.some((later) => later.endedAt !== null && later.begunAt > (write.endedAt ?? Infinity)),
  )
}
