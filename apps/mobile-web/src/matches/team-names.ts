import type { Match } from '@org/api-client/contract'
import type { Lang } from '../store/preferences'

type Named = Omit<Match['matchevent'], 'id' | 'logo'>

/** The short name in the user's language, or the next best name if it is missing. */
export const shortName = (named: Named, lang: Lang): string =>
  lang === 'cn'
    ? named.short_name_zh || named.name_zh || named.short_name_en || named.name_en
    : named.short_name_pt || named.name_pt || named.short_name_en || named.name_en

export const fullName = (named: Named, lang: Lang): string =>
  lang === 'cn' ? named.name_zh || shortName(named, lang) : named.name_pt || shortName(named, lang)
