import { NO_OWN_FACTS, type OwnFacts } from '../store/own-facts'

/** What users have changed in their conversations, at the fake server. */
export class FakeOwnFacts {
  private readonly facts = new Map<string, OwnFacts>()
  private version = 0

  of(userID: string, key: string): OwnFacts {
    return this.facts.get(`${userID}|${key}`) ?? NO_OWN_FACTS
  }

  change(userID: string, key: string, change: Partial<OwnFacts>): void {
    const facts = { ...this.of(userID, key), ...change, version: ++this.version }
    this.facts.set(`${userID}|${key}`, facts)
  }
}
