export interface SmsMessage {
  /** 11 digits. */
  readonly mobile: string
  readonly text: string
}

export interface Sms {
  /** Throws SmsUnavailableError if the message is not accepted. */
  send(message: SmsMessage): Promise<void>
}

/** There is no provider, or it does not take the message. */
export class SmsUnavailableError extends Error {
  override readonly name = 'SmsUnavailableError'
}
