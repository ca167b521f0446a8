interface ScreenRow {
  readonly name: string
  /** The path in the import. */
  readonly module: string
  /** The namespaces of its texts. */
  readonly texts: readonly string[]
}

const ROW = /(\w+): screen\(\s*\(\) => import\(\s*'([^']+)',?\s*\),\s*\[([^\]]*)\],?\s*\)/g
const START = /\bscreen\(\s*\(\) =>/g

/** The rows of the table of screens, read from its source text. Throws if it cannot read one of them. */
export const screenRows = (table: string): readonly ScreenRow[] => {
  const found = [...table.matchAll(ROW)]
  const read = found.map(({ index, 1: name = '' }) => index + `${name}: `.length)
  for (const { index } of table.matchAll(START))
    if (!read.includes(index)) throw new Error(`The row of a screen cannot be read: ${lineAt(table, index)}`)
  return found.map(([, name = '', module = '', texts = '']) => ({
    name,
    module,
    texts: [...texts.matchAll(/'(\w+)'/g)].map(([, namespace = '']) => namespace),
  }))
}

const lineAt = (text: string, index: number) =>
  text
    .slice(text.lastIndexOf('\n', index) + 1)
    .split('\n', 1)[0]
    ?.trim()
