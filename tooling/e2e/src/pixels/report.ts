import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Comparison } from './compare'

/** A picture that is not as it was. */
export interface Difference extends Comparison {
  readonly file: string
  readonly before: Buffer
  readonly now: Buffer
}

export const inWords = ({ file, size, differing }: Difference) => `${file}: ${size ?? `${differing} pixels differ`}`

/** Writes the pictures before, now and their difference, and a page with all of them. Returns the path of the page. */
export const writeReport = async (folder: string, differences: readonly Difference[]): Promise<string> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { file, before, now, diff } of differences)
    for (const [kind, picture] of Object.entries({ before, now, diff }))
      if (picture) await writeFile(join(folder, `${kind}-${file}`), picture)
  const page = join(folder, 'index.html')
  await writeFile(page, pageOf(differences))
  return page
}

const STYLE = `body { margin: 16px; background: #888; font: 14px sans-serif } div { display: flex; gap: 12px; align-items: start }
figure { margin: 0 } img { max-width: 375px; background: #fff }`

const pageOf = (differences: readonly Difference[]) => {
  const figure = (kind: string, file: string) =>
    `<figure><figcaption>${kind}</figcaption><img src="${kind}-${file}" alt="${kind} ${file}"></figure>`
  const sections = differences.map(
    (each) =>
      `<h2>${inWords(each)}</h2><div>${['before', 'now', ...(each.diff ? ['diff'] : [])].map((kind) => figure(kind, each.file)).join('')}</div>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pictures that differ</title><style>${STYLE}</style></head><body><h1>${differences.length} pictures differ</h1>${sections.join('')}</body></html>`
}
