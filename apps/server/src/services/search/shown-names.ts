import { anchorsById } from '../../store/live/listed-anchors'
import { competitionRows, teamRows } from '../../store/matches/named-rows'
import type { FoundName } from '../../store/search/find-names'
import { anchorTexts } from '../live/anchor-texts'
import type { Context } from '../context'
import type { Language } from '../language'

interface ShortNames {
  readonly id: number
  readonly short_name_zh: string
  readonly short_name_pt: string
}

/** Names as they are shown in a language, in order and without duplicates; whatever no longer exists is left out. */
export const shownNames = async (
  { db }: Pick<Context, 'db'>,
  names: readonly FoundName[],
  lang: Language,
): Promise<string[]> => {
  const idsOf = (kind: FoundName['kind']) => names.flatMap((name) => (name.kind === kind ? [name.target_id] : []))
  const [teams, events, anchors] = await Promise.all([
    teamRows(db, idsOf('team')),
    competitionRows(db, idsOf('event')),
    anchorsById(db, 0, idsOf('anchor')),
  ])
  const short = (row: ShortNames) => [row.id, lang === 'zh' ? row.short_name_zh : row.short_name_pt] as const
  const shown = {
    team: new Map(teams.map(short)),
    event: new Map(events.map(short)),
    anchor: new Map(anchors.map((row) => [row.id, anchorTexts(row, lang).nick_name])),
  }
  return [...new Set(names.flatMap(({ kind, target_id }) => shown[kind].get(target_id) ?? []))]
}
