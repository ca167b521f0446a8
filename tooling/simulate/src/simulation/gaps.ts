/** Which messages users no longer see because they have, or may have, deleted them. */
export class Gaps {
  private readonly single = new Set<string>()
  private readonly whole = new Set<string>()

  /** One message, or without a sequence the history up to now. */
  add(userID: string, conversationID: string, sequence?: number): void {
    if (sequence === undefined) this.whole.add(`${userID} ${conversationID}`)
    else this.single.add(`${userID} ${conversationID} ${sequence}`)
  }

  has(userID: string, conversationID: string, sequence: number): boolean {
    return this.whole.has(`${userID} ${conversationID}`) || this.single.has(`${userID} ${conversationID} ${sequence}`)
  }
}
