import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** What Storybook would edit as an object: texts of components are nodes, and a URL may be `null`. */
const isText = ({ table, type }: StrictInputType) =>
  table?.type?.summary === 'ReactNode' || type?.raw === 'string | null'

/** The members of a union, which the docs page would call `union`. */
const withMembers = (argType: StrictInputType): StrictInputType => {
  const { table, type } = argType
  if (type?.name === 'union' && type.raw) return { ...argType, table: { ...table, type: { summary: type.raw } } }
  if (type?.name !== 'enum') return argType
  const members = type.value.map((member) => (Number.isNaN(Number(member)) ? `'${member}'` : member))
  return { ...argType, table: { ...table, type: { summary: members.join(' | ') } } }
}

/** What calls a handler of the props is named by a build. */
export const readableCode = (code: string): string => code.replaceAll(/function \w*\(\)\s*\{\}/g, '() => {}')

/** Attributes of the root are no controls. */
export const readableControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => !name.startsWith('data-') && name !== 'ref')
      .map(([name, argType]) => {
        const asText = isText(argType) && argType.control === undefined
        return [name, withMembers(asText ? { ...argType, control: { type: 'text' } } : argType)]
      }),
  )
