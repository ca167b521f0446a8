/** The name of a file with the ending that its type says: some systems save pictures with another one, or with none. */
export const uploadName = ({ name, type }: Pick<File, 'name' | 'type'>): string => {
  const ending = ENDINGS[type]
  return ending === undefined ? name : `${name.replace(/\.[^.]*$/, '')}.${ending}`
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}
