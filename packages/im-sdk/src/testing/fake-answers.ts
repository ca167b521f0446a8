import type { RequestHead } from '../protocol/envelope'

/** The stored replies of `keyed` commands: a request with the same key gets the first reply. */
export class FakeAnswers {
  private readonly kept = new Map<string, Promise<unknown>>()

  once(userID: string, { servcmd, reqkey }: RequestHead, answer: () => unknown): unknown {
    if (reqkey === undefined) return answer()
    const id = [userID, servcmd, reqkey].join(' ')
    const known = this.kept.get(id)
    if (known !== undefined) return known
    const made = Promise.resolve().then(answer)
    this.kept.set(id, made)
    /** A refused request has changed nothing. */
    made.catch(() => this.kept.delete(id))
    return made
  }
}
