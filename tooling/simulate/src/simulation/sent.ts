import type { Message } from '@org/im-sdk'
import type { Target } from './schedule'
import type { SimDevice } from './sim-device'

/** A message that a user wanted to send. */
export interface Sent {
  readonly text: string
  readonly device: SimDevice
  readonly to: Target
  readonly message: Message
  /** What the server has acknowledged; null while it has not. */
  sequence: number | null
  isRunning: boolean
  /** An earlier page of the device has written it. */
  readonly isKept: boolean
}
