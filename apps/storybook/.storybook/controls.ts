import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** What Storybook would edit as an object: texts of components are nodes, and a URL may be `null`. */
const isText = ({ table, type }: StrictInputType) =>
  table?.type?.summary === 'ReactNode' || type?.raw === 'string | null'

/** Attributes of the root are no controls. */
export const readableControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => !name.startsWith('data-') && name !== 'ref')
      .map(([name, argType]) => {
        const asText = isText(argType) && argType.control === undefined
        return [name, asText ? { ...argType, control: { type: 'text' } } : argType]
      }),
  )
