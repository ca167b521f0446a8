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
    /** Changes a file by a function of its text. */
    change: (path, by) => changed.set(path, by(need(path))),
    /** The files of a folder, with the new ones, whose text the function accepts; the one that is called so is first. */
    find: (folder, accepts, first) => {
      const created = [...changed.keys()].filter((path) => path.startsWith(`${folder}/`))
      const paths = new Set([...list(folder).map((file) => `${folder}/${file}`), ...created])
      return [...paths]
        .filter((path) => path.endsWith('.ts') && accepts(need(path)))
        .sort((one, other) => Number(other === `${folder}/${first}.ts`) - Number(one === `${folder}/${first}.ts`))
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
