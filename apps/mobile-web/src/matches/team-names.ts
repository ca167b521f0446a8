import type { MatchEvent, Team } from '@org/domain'
import type { Lang } from '../store/preferences'

type Named = Pick<Team | MatchEvent, 'name_zh' | 'short_name_zh' | 'name_en' | 'short_name_en'>

/** The short name in the language of the reader; names may be missing, then the next best stands in. */
export const shortName = (named: Named, lang: Lang): string =>
  lang === 'cn'
    ? named.short_name_zh || named.name_zh || named.short_name_en || named.name_en
    : named.short_name_en || named.name_en || named.short_name_zh || named.name_zh

export const fullName = (named: Named, lang: Lang): string =>
  lang === 'cn' ? named.name_zh || shortName(named, lang) : named.name_en || shortName(named, lang)
