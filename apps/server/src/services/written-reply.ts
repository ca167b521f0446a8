/** A reply that is JSON text already. Callers that get the same one share its compressed bytes. */
export class WrittenReply<Reply> {
  constructor(readonly json: string) {}

  read(): Reply {
    return JSON.parse(this.json) as Reply
  }
}
