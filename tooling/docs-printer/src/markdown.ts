type Cell = string | number | boolean | null | undefined

/** A table without columns that are empty in every row. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const used = head.map((_, column) => rows.some((row) => cell(row[column]) !== ''))
  const line = (cells: readonly Cell[]) =>
    `| ${cells
      .filter((_, column) => used[column])
      .map(cell)
      .join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string, language = 'ts'): string => `\`\`\`${language}\n${text}\n\`\`\``

export const inline = (text: string | number): string => `\`${text}\``

/** Joins the blocks of a page with empty lines, without null blocks. */
export const page = (...blocks: (string | null)[]): string =>
  `${blocks.filter((block) => block !== null).join('\n\n')}\n`

const cell = (value: Cell): string =>
  value === true ? 'yes' : value === false || value === null || value === undefined ? '' : escape(String(value))

const escape = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
