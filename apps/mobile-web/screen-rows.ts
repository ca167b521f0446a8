interface ScreenRow {
  readonly name: string
  /** The path in the import. */
  readonly module: string
  /** The namespaces of its texts. */
  readonly texts: readonly string[]
}

const ROW = /(\w+): \{\s*code: \(\) =>\s*import\(\s*'([^']+)',?\s*\),\s*texts: \[([^\]]*)\],?\s*\}/g
const START = /\bcode:/g

/** The rows of a table of screens, read from its source text. Throws if it cannot read one of them. */
export const screenRows = (table: string): readonly ScreenRow[] => {
  const found = [...table.matchAll(ROW)]
  const isRead = (at: number) => found.some(({ index, 0: row }) => at >= index && at < index + row.length)
  for (const { index } of table.matchAll(START))
    if (!isRead(index)) throw new Error(`The row of a screen cannot be read: ${lineAt(table, index)}`)
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
