/**
 * Those who have left a room in this process, while they can still be in it in another one: the other processes hear
 * of it within a second, and tell within another one who entered there meanwhile.
 */
export class Departures {
  private readonly held = new Map<string, Held>()

  hold(groupID: string, userID: string): void {
    this.held.set(keyOf(groupID, userID), { groupID, userID, rounds: 0 })
  }

  /** The user is in the room, here or in another process. True if it had left within the last seconds. */
  drop(groupID: string, userID: string): boolean {
    return this.held.delete(keyOf(groupID, userID))
  }

  /** Call it each time the other processes have been told. Removes and returns those who are certainly gone. */
  round(): readonly Departure[] {
    const gone: Departure[] = []
    for (const [key, departure] of this.held) {
      departure.rounds += 1
      if (departure.rounds >= ROUNDS && this.held.delete(key)) gone.push(departure)
    }
    return gone
  }
}

interface Departure {
  readonly groupID: string
  readonly userID: string
}

interface Held extends Departure {
  /** How often the others have been told since the user left. */
  rounds: number
}

/** The first round tells the others, the second one can be before they tell theirs. */
const ROUNDS = 3

const keyOf = (groupID: string, userID: string): string => `${userID} ${groupID}`
