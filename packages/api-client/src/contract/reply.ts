/** The envelope of every JSON reply. Rule: API-9. */
export interface ReplyEnvelope<Data = unknown> {
  /** 0 success, 2 login expired, others in `API_STATUS`. */
  status: number
  /** For the user, in the language of the call; empty on success. */
  msg: string
  data: Data | null
}
