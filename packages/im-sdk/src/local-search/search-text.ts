import type { Message } from '../store/message'

/** What people read in a message; empty if there is nothing to read in it. */
export const searchTextOf = ({ payload }: Message): string => {
  const fields = payload as unknown as Readonly<Record<string, unknown>>
  return FIELDS.flatMap((field) => fields[field])
    .filter((text) => typeof text === 'string' && text !== '')
    .join('\n')
}

/** Of texts, files, places, merged records and custom messages. */
const FIELDS = ['text', 'fileName', 'title', 'abstractList', 'description']
