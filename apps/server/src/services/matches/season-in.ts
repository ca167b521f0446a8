import type { Language } from '../language'

/** The name of a season in the viewer's language. `2026 S3`, the third that starts in a year, is translated. */
export const seasonIn = (name: string, lang: Language): string => {
  const [, year, nth] = /^(\d{4}) S(\d+)$/.exec(name) ?? []
  if (year === undefined) return name
  return lang === 'zh' ? `${year} 第${nth}赛季` : `${year} · ${nth}ª`
}
