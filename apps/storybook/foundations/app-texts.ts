import { loadTexts, NAMESPACES } from '@org/mobile-web/texts'

/** One text of the app in both languages. */
export interface AppText {
  /** Namespace and key, as in `common.retry`. */
  readonly key: string
  readonly zh: string
  readonly pt: string
  /** The singular of Portuguese. */
  readonly one?: string
}

/** Every text of the app, from the files that the app loads. */
export const loadAppTexts = async (): Promise<AppText[]> => {
  const pairs = await Promise.all(
    NAMESPACES.map(async (name) => {
      const [zh, pt] = await Promise.all([loadTexts('cn', name), loadTexts('pt-br', name)])
      const portuguese = new Map(leavesOf(pt, name))
      return leavesOf(zh, name).map(([key, text]): AppText => {
        const one = portuguese.get(`${key}_one`)
        return { key, zh: text, pt: portuguese.get(key) ?? '', ...(one !== undefined && { one }) }
      })
    }),
  )
  return pairs.flat()
}

const leavesOf = (value: unknown, key: string): [key: string, text: string][] => {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value as object).flatMap(([name, inner]) => leavesOf(inner, `${key}.${name}`))
}

/** The widths of the two languages in the font of the page, of texts without values. */
export const byGrowth = (texts: readonly AppText[]) => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return []
  pen.font = `15px ${getComputedStyle(document.body).fontFamily}`
  const widthOf = (text: string) => Math.ceil(pen.measureText(text).width)
  return texts
    .filter(({ zh, pt }) => zh !== '' && pt !== '' && !zh.includes('{{'))
    .map((text) => ({ ...text, zhWidth: widthOf(text.zh), ptWidth: widthOf(text.pt) }))
    .toSorted((a, b) => b.ptWidth / b.zhWidth - a.ptWidth / a.zhWidth)
}
