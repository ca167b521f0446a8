import type { Endpoints, Match, ReplyOf } from '@org/api-client/contract'

type DayReply = ReplyOf<Endpoints['getDateMatch']>

/** The list of a day after changes; null if a match is missing or too many, as after one that was moved to another day. */
export const withDayChanges = (known: DayReply, { date, list, mark, changes }: DayReply): DayReply | null => {
  const byID = new Map([...known.list, ...list].map((match) => [match.id, match]))
  if (changes?.total !== byID.size) return null
  const [live, attented] = [new Set(changes.live), new Set(changes.attented)]
  const matches = [...byID.values()].map((match): Match => {
    const marks = { live: live.has(match.id) ? 1 : 0, attented: attented.has(match.id) ? 1 : 0 } as const
    return match.live === marks.live && match.attented === marks.attented ? match : { ...match, ...marks }
  })
  return { date, mark, changes: null, list: matches }
}
