import pg from 'pg'
import type { Person } from './people'
import type { Sent } from './traffic'

export interface StoredText {
  readonly convID: string
  readonly sequence: number
  readonly sender: string
  readonly text: string
}

export interface Figures {
  readonly lost: number
  readonly doubled: number
  readonly gaps: number
  /** Events of a receiver that arrived after a higher sequence of the same conversation. */
  readonly outOfOrder: number
  /** Messages announced to a receiver twice, or never. */
  readonly toldTwice: number
  readonly neverTold: number
  /** Messages that the engine reported as lost, because the gap was too large to recover. */
  readonly skipped: number
  /** Where they were lost, one line per receiver and conversation. */
  readonly silences: readonly string[]
}

export const readStore = async (url: string): Promise<StoredText[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ conv_id: string; seq: string; sender: string; text: string }>(
      `SELECT conv_id, seq, sender, body::jsonb -> 0 -> 'msgContent' ->> 'text' AS text FROM message ORDER BY conv_id, seq`,
    )
    return rows.map((row) => ({ convID: row.conv_id, sequence: Number(row.seq), sender: row.sender, text: row.text }))
  } finally {
    await client.end()
  }
}

/** The messages that each person must receive, by conversation: those of others. */
export const owedTo = ({ userID, places }: Person, stored: readonly StoredText[]): Map<string, StoredText[]> =>
  new Map(places.map(({ convID }) => [convID, stored.filter((row) => row.convID === convID && row.sender !== userID)]))

export const audit = (sent: readonly Sent[], stored: readonly StoredText[], people: readonly Person[]): Figures => {
  const placeOf = new Map(stored.map(({ convID, sequence, text }) => [text, `${convID} ${sequence}`]))
  const conversations = new Map<string, number[]>()
  for (const { convID, sequence } of stored) conversations.set(convID, [...(conversations.get(convID) ?? []), sequence])
  let [outOfOrder, toldTwice, neverTold, skipped] = [0, 0, 0, 0]
  const silences: string[] = []
  for (const person of people)
    for (const [convID, owed] of owedTo(person, stored)) {
      const told = person.told.get(convID) ?? []
      const known = new Set(told.map(({ text }) => text))
      let highest = 0
      for (const { sequence } of told) {
        if (sequence < highest) outOfOrder += 1
        highest = Math.max(highest, sequence)
      }
      toldTwice += told.length - known.size
      const missed = owed.filter(({ text }) => !known.has(text))
      const excused = Math.min(missed.length, person.skipped.get(convID) ?? 0)
      skipped += excused
      neverTold += missed.length - excused
      if (missed.length > 0)
        silences.push(
          `${person.userID} in ${convID}: ${missed.length} from ${missed[0]?.sequence} to ${missed.at(-1)?.sequence}, of ${owed.length}, ${excused} of them said to be missing`,
        )
    }
  return {
    lost: sent.filter(({ convID, sequence, text }) => placeOf.get(text) !== `${convID} ${sequence}`).length,
    doubled: stored.length - placeOf.size,
    gaps: [...conversations.values()].reduce(
      (sum, sequences) => sum + sequences.filter((sequence, index) => sequence !== index + 1).length,
      0,
    ),
    outOfOrder,
    toldTwice,
    neverTold,
    skipped,
    silences,
  }
}
