/**
 * The files of an addition, read from the working tree and changed in memory, so that an addition that meets something
 * unexpected writes nothing.
 */
export const editsOf = ({ read, list }) => {
  const changed = new Map()
  const textOf = (path) => changed.get(path) ?? read(path)
  const need = (path) => {
    const text = textOf(path)
    if (text === null) throw new Error(`${path} is missing.`)
    return text
  }
  const edits = {
    /** New content by path. */
    changed,
    text: need,
    has: (path) => textOf(path) !== null,
    create: (path, text) => {
      if (textOf(path) !== null) throw new Error(`${path} exists already.`)
      changed.set(path, text)
    },
    append: (path, text) => changed.set(path, `${need(path).trimEnd()}\n${text}`),
    /** Puts lines before the first place that `marker` finds. */
    before: (path, marker, lines) => {
      const text = need(path)
      const at = text.search(marker)
      if (at < 0) throw new Error(`${path} has no ${marker}: add this by hand:\n${lines}`)
      changed.set(path, text.slice(0, at) + lines + text.slice(at))
    },
    /** Puts a line after the last one of the block of such lines that the file begins with. */
    afterLast: (path, marker, line) => {
      const rows = need(path).split('\n')
      const at = rows.findLastIndex((row) => marker.test(row))
      if (at < 0) throw new Error(`${path} has no ${marker}: add this by hand:\n${line}`)
      rows.splice(at + 1, 0, line)
      changed.set(path, rows.join('\n'))
    },
    replace: (path, marker, by) => {
      const text = need(path)
      if (!marker.test(text)) throw new Error(`${path} has no ${marker}.`)
      changed.set(path, text.replace(marker, by))
    },
    /** The file of a folder, with the new ones, whose text has the marker. */
    find: (folder, marker) => {
      const created = [...changed.keys()].filter((path) => path.startsWith(`${folder}/`))
      const paths = new Set([...list(folder).map((file) => `${folder}/${file}`), ...created])
      const found = [...paths].find((path) => path.endsWith('.ts') && marker.test(need(path)))
      if (found === undefined) throw new Error(`No file of ${folder} has ${marker}.`)
      return found
    },
  }
  return edits
}

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1)
/** `room-managers`: `roomManagers`. */
export const camel = (kebab) => kebab.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
export const pascal = (kebab) => upper(camel(kebab))
/** `room-managers`: `roomManager`; `matches`: `match`; `replies`: `reply`. */
export const singular = (kebab) =>
  camel(kebab)
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')
